import { MatchersV3 } from '@pact-foundation/pact';
import { Passwords } from '#application/security/Passwords';
import { fail } from '#domain/shared/Result';
import { updatePassword } from '#infrastructure/http/security/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';

const signedIn = 'a signed-in player exists';
const description = 'to change the password';
const text = 'Un mot de passe comporte 8 à 128 caractères.';

describeInteractions(
  updatePassword,
  {
    requirement: 'SC-01',
    description,
    values: { password: examples.newPassword as string, currentPassword: examples.password as string },
    request: (body) => ({ query: { lang: 'fr' }, body }),
    send: (site, passwords) => site.get(Passwords).change(passwords, 'fr'),
  },
  [
    [signedIn, succeeds()],
    [
      signedIn,
      rejects(400, 114, 'wrong-password'),
      {
        description: `${description}, with a wrong current one`,
        values: { currentPassword: 'not-the-password' },
      },
    ],
    [
      signedIn,
      {
        response: () => ({ status: 400, body: { code: 1, errors: { password: MatchersV3.eachLike(text) } } }),
        outcome: fail({ kind: 'refused-password', texts: [text] }),
        title: 'code 1',
      },
      {
        requirement: 'SC-01 D-20',
        description: `${description} to one that is too short`,
        values: { password: '1234567' },
      },
    ],
    ['too many current passwords were tried', rateLimit],
  ],
);
