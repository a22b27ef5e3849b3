import { Declarations } from '#application/declarations/Declarations';
import { declareCancellation, declareWithdrawal } from '#infrastructure/http/declarations/calls';
import type { Call } from '#infrastructure/http/shared/call';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { fixFormToken } from '../support/FixedFormToken';
import { supplied } from '../support/providerStateValues';

const contract = { name: 'Ada Verne', orderNumber: 'ABCD-1234', contract: 'Three months of game time' };
const cancellation = {
  kind: 'extraordinary',
  reason: 'The servers were down',
  endsOn: '2027-03-01',
} as const;
const sending = { key: examples.purchaseKey, emailLanguage: 'fr' } as const;
const receipt = { id: '88888888-8888-4888-8888-888888888888', receivedAt: '2026-11-22T12:00:00Z' };
const received = succeeds({ ...receipt, receivedAt: new Date(receipt.receivedAt) }, receipt);

const describeDeclaration = (
  call: Call,
  description: string,
  fields: object,
  send: (declarations: Declarations, email: string) => unknown,
): void =>
  describeInteractions(
    call,
    {
      requirement: 'WD-01',
      description,
      values: { email: supplied('email'), token: supplied('csrfToken') },
      request: ({ email, token }) => ({
        query: { lang: 'fr' },
        formToken: token,
        body: { ...fields, email },
      }),
      send: (site, { email, token }) => send(fixFormToken(site, token).get(Declarations), email),
    },
    [
      [['no player exists', 'a CSRF token was issued'], received],
      [['a player with orders exists', 'a CSRF token was issued'], received],
      [
        'a CSRF token was issued',
        rejects(400, 2, 'email-invalid'),
        { description: `${description} with a malformed email`, values: { email: 'not-an-email' } },
      ],
      [
        'no player exists',
        rejects(403, 51),
        {
          requirement: 'AP-02',
          description: `${description} with an unknown form token`,
          values: { token: 'a-token-of-nobody' },
        },
      ],
      ['too many letters were asked for', rateLimit],
      [
        'the server is down',
        rejects(503, 50),
        { values: { email: 'reader@farstead.test', token: 'any-token' } },
      ],
    ],
  );

describeDeclaration(declareWithdrawal, 'a withdrawal from a contract', contract, (declarations, email) =>
  declarations.withdraw({ ...contract, email }, sending),
);

describeDeclaration(
  declareCancellation,
  'a cancellation of a contract',
  { ...contract, ...cancellation },
  (declarations, email) => declarations.cancel({ ...contract, ...cancellation, email }, sending),
);
