import { MailingList } from '#application/mailing/MailingList';
import {
  changeMailingRecord,
  findMailingCategories,
  findMailingRecord,
  findMailingRecordByQuery,
} from '#infrastructure/http/mailing/calls';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import { describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';
import { arrayContaining, exactly } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const requirement = 'PM-01';
const given = 'a player who has subscribed to the newsletter exists';
const somebody = 'somebody@farstead.test';

const kinds = 'the kinds of emails';
const category = { id: 'news', name: 'News', interests: [{ id: 'newsletter', name: 'Newsletter' }] };
const newsletter = { id: exactly('newsletter'), name: exactly('Newsletter') };

describeInteractions(
  findMailingCategories,
  { requirement, description: kinds, send: (site) => site.get(MailingList).listOffered() },
  [
    [
      given,
      succeeds(
        [category],
        arrayContaining({
          id: exactly('news'),
          name: exactly('News'),
          interests: arrayContaining(newsletter),
        }),
      ),
    ],
    [given, succeeds([category], [category]), { description: `${kinds}, one by one` }],
    ['the server is down', outage],
  ],
);

const preferences = 'the email preferences';
const interest = { id: 'newsletter', name: 'Newsletter' };
const recorded = [{ id: 'news', interests: [{ ...interest, isSubscribed: true }] }];
const record = {
  interestCategories: arrayContaining({
    id: exactly('news'),
    interests: arrayContaining({ ...newsletter, subscribed: exactly(true) }),
  }),
};
const eachRecord = {
  interestCategories: [{ id: 'news', interests: [{ ...interest, subscribed: true }] }],
};

describeInteractions(
  findMailingRecord,
  {
    requirement,
    description: preferences,
    values: { email: supplied('email') },
    request: (body) => ({ body }),
    send: (site, { email }) => site.get(MailingList).listRecorded(email),
  },
  [
    [given, succeeds(recorded, record)],
    [given, succeeds(recorded, eachRecord), { description: `${preferences}, one by one` }],
    [
      given,
      rejects(403, 113),
      { description: `${preferences} of another address`, values: { email: somebody } },
    ],
    ['the server is down', outage],
  ],
);

const byQuery = `${preferences}, by the query`;

describeInteractions(
  findMailingRecordByQuery,
  {
    requirement,
    description: byQuery,
    values: { email: supplied('email') },
    request: (query) => ({ query }),
    send: (site, query) => site.get(CallSender).send(findMailingRecordByQuery, { query }),
  },
  [
    [given, succeeds(eachRecord, record)],
    [given, succeeds(eachRecord, eachRecord), { description: `${byQuery}, one by one` }],
  ],
);

const toChange = 'to change the email preferences';

describeInteractions(
  changeMailingRecord,
  {
    requirement,
    description: toChange,
    values: { emailAddress: supplied('email'), id: 'newsletter' },
    request: ({ emailAddress, id }) => ({
      body: {
        emailAddress,
        language: 'fr',
        interestCategories: [{ id: 'news', interests: [{ id, subscribed: false }] }],
      },
    }),
    send: (site, { emailAddress, id }) =>
      site
        .get(MailingList)
        .change(emailAddress, 'fr', [{ id: 'news', interests: [{ id, isSubscribed: false }] }]),
  },
  [
    [given, succeeds()],
    [
      given,
      rejects(404, 160),
      { description: `${toChange}, of a kind that does not exist`, values: { id: 'made-up' } },
    ],
    [
      given,
      rejects(403, 113),
      { description: `${toChange} of another address`, values: { emailAddress: somebody } },
    ],
    ['the server is down', outage],
  ],
);
