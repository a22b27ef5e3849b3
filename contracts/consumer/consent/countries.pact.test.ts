import { Countries } from '#application/consent/Countries';
import { findCountry } from '#infrastructure/http/consent/calls';
import { answers, describeInteractions, outage } from '../support/describeInteractions';

describeInteractions(
  findCountry,
  {
    requirement: 'CC-03',
    description: 'where the visitor is',
    send: (site) => site.get(Countries).current(),
  },
  [
    ['the server is up', answers('FR', { country_code: 'FR' })],
    ['no country can be told', answers(undefined, { country_code: null })],
    ['the server is down', { ...outage, outcome: undefined }, { requirement: 'ER-02' }],
  ],
);
