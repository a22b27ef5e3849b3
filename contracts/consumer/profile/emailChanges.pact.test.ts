import { EmailChanges } from '#application/profile/EmailChanges';
import {
  checkUndoKey,
  confirmEmailChange,
  undoEmailChange,
  withdrawEmailChange,
} from '#infrastructure/http/profile/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { formerEmail, resetKey } = examples;
const requirement = 'PF-02';
const signedIn = 'a signed-in player exists';
const pending = 'a pending email change exists';
const changed = 'an email was changed';
const values = { key: supplied('emailKey') };
const unknownKey = { key: 'no-such-key' };
const unknownKeyRejection = rejects(404, 143, 'unknown-key');
const usedKeyRejection = rejects(409, 145, 'used-key');
const expiredKeyRejection = rejects(410, 144, 'expired-key');
const takenEmailRejection = rejects(409, 121, 'email-taken');

const toConfirm = 'to confirm the new email';

describeInteractions(
  confirmEmailChange,
  {
    requirement,
    description: toConfirm,
    values,
    request: (body) => ({ query: { lang: 'de' }, body }),
    send: (site, { key }) => site.get(EmailChanges).confirm(key, 'de'),
  },
  [
    [pending, succeeds()],
    ['an email key was used', usedKeyRejection],
    ['an email key has expired', expiredKeyRejection],
    ['an email key of another account exists', rejects(403, 146, 'key-of-other')],
    ['the pending email was taken', takenEmailRejection],
    [signedIn, unknownKeyRejection, { description: `${toConfirm}, with an unknown key`, values: unknownKey }],
    ['too many keys were tried by a player', rateLimit, { values: unknownKey }],
  ],
);

const ended = [{ kind: 'passkey', name: 'Blue key' }] as const;
const toUndo = 'to undo the change of the email';

describeInteractions(
  undoEmailChange,
  {
    requirement,
    description: toUndo,
    values,
    request: (body) => ({ query: { lang: 'de' }, body }),
    send: (site, { key }) => site.get(EmailChanges).undo(key, 'de'),
  },
  [
    [
      changed,
      succeeds(
        { email: formerEmail, resetKey, ended },
        { email: stateValue('${formerEmail}', formerEmail), resetKey, ended },
      ),
    ],
    ['an email change was undone', usedKeyRejection],
    ['an email was changed more than seven days ago', expiredKeyRejection],
    ['the former email was taken', takenEmailRejection],
    [signedIn, unknownKeyRejection, { description: `${toUndo}, with an unknown key`, values: unknownKey }],
  ],
);

describeInteractions(
  checkUndoKey,
  {
    requirement,
    description: 'whether a key undoes the change of the email',
    values,
    request: (body) => ({ body }),
    send: (site, { key }) => site.get(EmailChanges).checkUndo(key),
  },
  [
    [changed, succeeds()],
    ['an email change was undone', usedKeyRejection],
    ['an email was changed more than seven days ago', expiredKeyRejection],
    [
      signedIn,
      unknownKeyRejection,
      { description: 'whether an unknown key undoes the change of the email', values: unknownKey },
    ],
  ],
);

describeInteractions(
  withdrawEmailChange,
  {
    requirement,
    description: 'to withdraw the change of the email',
    send: (site) => site.get(EmailChanges).withdraw(),
  },
  [
    [pending, succeeds()],
    [signedIn, succeeds()],
  ],
);
