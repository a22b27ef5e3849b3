import { Session } from '#application/session/Session';
import { ActivateKeyPresenter } from '#ui/beta-keys/ActivateKeyPresenter';
import { ConfirmPresenter } from '#ui/commerce/confirm/ConfirmPresenter';
import { CancellationPresenter } from '#ui/declarations/CancellationPresenter';
import { DeclarationStatusPresenter } from '#ui/declarations/DeclarationStatusPresenter';
import { WithdrawalPresenter } from '#ui/declarations/WithdrawalPresenter';
import { SupportMessagePresenter } from '#ui/help/SupportMessagePresenter';
import { RedeemCodePresenter } from '#ui/products/RedeemCodePresenter';
import { RegistrationPresenter } from '#ui/registration/RegistrationPresenter';
import { compose, type Application } from '../../support/compose';

type Paste = (application: Application, text: string) => string;

const site = 'https://farstead.test';
const long = 'x'.repeat(3000);

/** Fields for a code, what a player may paste instead, and the code in it. */
const fields: readonly [name: string, link: string, code: string, paste: Paste][] = [
  [
    'code to redeem',
    `${site}/account/products?code=FARSTEAD00033MTH`,
    'FARSTEAD00033MTH',
    (application, text) => {
      const redeeming = application.get(RedeemCodePresenter);
      redeeming.change(text);
      return redeeming.form.values.code;
    },
  ],
  [
    'beta key',
    `${site}/signup?utm_source=mail&code=dddddddd-dddd-4ddd-8ddd-dddddddddddd#top`,
    'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
    (application, text) => {
      const keys = application.get(ActivateKeyPresenter);
      keys.change(text);
      return keys.form.values.key;
    },
  ],
  [
    'referral code',
    `${site}/signup?recruiter=Ada%2DVerne`,
    'Ada-Verne',
    (application, text) => {
      const buying = application.get(ConfirmPresenter);
      buying.changeCode(text);
      return buying.form.values.code;
    },
  ],
  [
    'game code of the sign-up',
    `${site}/signup?code=BETA-1`,
    'BETA-1',
    (application, text) => {
      const signup = application.get(RegistrationPresenter);
      signup.change('gameCode', text);
      return signup.form.values.gameCode;
    },
  ],
  [
    'recruiter of the sign-up',
    `${site}/signup?recruiter=Ada-Verne`,
    'Ada-Verne',
    (application, text) => {
      const signup = application.get(RegistrationPresenter);
      signup.change('recruiterCode', text);
      return signup.form.values.recruiterCode;
    },
  ],
  [
    'number of a declaration',
    `${site}/declaration-status?number=3F2A-91BC`,
    '3F2A-91BC',
    (application, text) => {
      const status = application.get(DeclarationStatusPresenter);
      status.change('number', text);
      return status.form.values.number;
    },
  ],
  ...[WithdrawalPresenter, CancellationPresenter].map((Presenter): [string, string, string, Paste] => [
    `order number of ${Presenter.name}`,
    `${site}/withdrawal?order=3F2A-91BC`,
    '3F2A-91BC',
    (application, text) => {
      const declaration = application.get<WithdrawalPresenter | CancellationPresenter>(Presenter);
      declaration.change('orderNumber', text);
      return declaration.form.values.orderNumber;
    },
  ]),
  [
    'case number',
    `${site}/declaration-status?number=3F2A-91BC`,
    '3F2A-91BC',
    (application, text) => {
      const support = application.get(SupportMessagePresenter);
      support.change('caseNumber', text);
      return support.form.values.caseNumber;
    },
  ],
];

describe.each(fields)('the %s', (_, link, code, paste) => {
  it('takes the code out of a pasted link', async () => {
    const application = await compose();
    await application.get(Session).start();
    expect(paste(application, link)).toBe(code);
  });

  it.each(['Ada-Verne', `${site}/news`, long])('keeps other text as it is, however long', async (text) => {
    const application = await compose();
    await application.get(Session).start();
    expect(paste(application, text)).toBe(text);
  });
});
