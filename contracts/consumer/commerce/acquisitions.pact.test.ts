import type { Container } from 'inversify';
import { Acquisitions } from '#application/commerce/Acquisitions';
import type { Buyer } from '#domain/commerce/Purchase';
import { saveAcquisition } from '#infrastructure/http/commerce/calls';
import { answers, describeInteractions, outage } from '../support/describeInteractions';
import { examples } from '../support/examples';

const { playerId: id, email, accessToken: token } = examples;
const value = '?utm_source=letter';

const sendAs = (buyer: Buyer) => (site: Container) => site.get(Acquisitions).save(value, buyer);

describeInteractions(
  saveAcquisition,
  {
    requirement: 'CK-02',
    description: 'to note where a buyer came from',
    request: () => ({ body: [{ op: 'add', path: '/acquisitionGaUtm', value }] }),
    send: sendAs({ kind: 'player', id }),
  },
  [
    ['a signed-in player exists', answers(undefined)],
    ['a ghost exists', answers(undefined), { send: sendAs({ kind: 'ghost', id, email, token }) }],
    ['the server is down', { ...outage, outcome: undefined }],
  ],
);
