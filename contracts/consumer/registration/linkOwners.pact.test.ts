import { LinkOwners } from '#application/registration/LinkOwners';
import { maskEmail, type LinkKind } from '#domain/registration/LinkOwner';
import { findLinkOwner } from '#infrastructure/http/registration/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { supplied } from '../support/providerStateValues';

const { displayName } = examples;
const described = (link: string) => `whose ${link} is`;
const owner = { email: maskEmail(examples.email), displayName };
const formerEmail = { email: maskEmail(examples.formerEmail), displayName };
const newEmail = { email: maskEmail(examples.pendingEmail) };
const activation: LinkKind = 'activation';

describeInteractions(
  findLinkOwner,
  {
    description: described('an activation link'),
    values: { kind: activation as LinkKind, key: supplied('activationKey') },
    request: (body) => ({ body }),
    send: (site, { kind, key }) => site.get(LinkOwners).find(kind, key),
  },
  [
    ['an unconfirmed account with an activation key exists', succeeds(owner, owner)],
    [
      'a ghost account with an activation key exists',
      succeeds({ email: owner.email }, { email: owner.email }),
      { description: described('a sign-up link') },
    ],
    ['an activation key was used', rejects(409, 145, 'used-key')],
    [
      'a reset key exists',
      succeeds(owner, owner),
      { description: described('a reset link'), values: { kind: 'reset', key: supplied('resetKey') } },
    ],
    [
      'a player whose password reset waits exists',
      succeeds(owner, owner),
      {
        description: described('a link that stops a reset'),
        values: { kind: 'stop-reset', key: supplied('stopKey') },
      },
    ],
    [
      'a player whose account will be deleted exists',
      succeeds(owner, owner),
      {
        description: described('a link that keeps an account'),
        values: { kind: 'deletion', key: supplied('keepKey') },
      },
    ],
    [
      'a pending email change exists',
      succeeds(newEmail, newEmail),
      {
        description: described('a link that confirms an email'),
        values: { kind: 'email-change', key: supplied('emailKey') },
      },
    ],
    [
      'an email was changed',
      succeeds(formerEmail, formerEmail),
      {
        description: described('a link that undoes a change of the email'),
        values: { kind: 'email-undo', key: supplied('emailKey') },
      },
    ],
    [
      'an email was changed more than seven days ago',
      rejects(410, 144, 'expired-key'),
      {
        description: described('an expired link'),
        values: { kind: 'email-undo', key: supplied('emailKey') },
      },
    ],
    [
      'no player exists',
      rejects(404, 143, 'unknown-key'),
      { description: described('a link with a key of nobody'), values: { key: 'a-key-of-nobody' } },
    ],
    ['too many keys were tried', rateLimit],
  ],
);
