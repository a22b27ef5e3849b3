import { RequestDeletion } from '#application/my-data/RequestDeletion';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { succeed } from '#domain/shared/Result';
import { samplePassword } from '#samples/accounts';
import { FakeKeyGifts } from '#infrastructure/fake/beta-keys/FakeKeyGifts';
import { FakeReceipts } from '#infrastructure/fake/billing/FakeReceipts';
import { FakeSubscriptions } from '#infrastructure/fake/billing/FakeSubscriptions';
import { FakeUnpaidOrders } from '#infrastructure/fake/billing/FakeUnpaidOrders';
import { FakeGhostAccounts } from '#infrastructure/fake/commerce/FakeGhostAccounts';
import { FakeSales } from '#infrastructure/fake/commerce/FakeSales';
import { FakeContest } from '#infrastructure/fake/contest/FakeContest';
import { FakeDacs } from '#infrastructure/fake/coupons/FakeDacs';
import { FakeDeclarations } from '#infrastructure/fake/declarations/FakeDeclarations';
import { FakePasskeys } from '#infrastructure/fake/devices/FakePasskeys';
import { FakePlayerSessions } from '#infrastructure/fake/devices/FakePlayerSessions';
import { FakeProofs } from '#infrastructure/fake/devices/FakeProofs';
import { FakeSupportDesk } from '#infrastructure/fake/help/FakeSupportDesk';
import { FakeDiscordAccounts } from '#infrastructure/fake/linked-accounts/FakeDiscordAccounts';
import { FakeStoreGameTime } from '#infrastructure/fake/linked-accounts/FakeStoreGameTime';
import { FakeMailingList } from '#infrastructure/fake/mailing/FakeMailingList';
import { FakeEmailSignUps } from '#infrastructure/fake/mailing/FakeEmailSignUps';
import { FakeAccountDeletions } from '#infrastructure/fake/my-data/FakeAccountDeletions';
import { FakePlayerData } from '#infrastructure/fake/my-data/FakePlayerData';
import { FakePressOffice } from '#infrastructure/fake/press/FakePressOffice';
import { FakeCodeRedeemer } from '#infrastructure/fake/products/FakeCodeRedeemer';
import { FakeMyDU } from '#infrastructure/fake/products/FakeMyDU';
import { FakeEmailChanges } from '#infrastructure/fake/profile/FakeEmailChanges';
import { FakeRecruiting } from '#infrastructure/fake/recruitment/FakeRecruiting';
import { FakeActivations } from '#infrastructure/fake/registration/FakeActivations';
import { FakeConfirmationEmails } from '#infrastructure/fake/registration/FakeConfirmationEmails';
import { FakePasswordResets } from '#infrastructure/fake/registration/FakePasswordResets';
import { FakeRegistrations } from '#infrastructure/fake/registration/FakeRegistrations';
import { FakeRewards } from '#infrastructure/fake/rewards/FakeRewards';
import { FakePasswords } from '#infrastructure/fake/security/FakePasswords';
import { FakeRecoveryCodes } from '#infrastructure/fake/security/FakeRecoveryCodes';
import { FakeTwoFactor } from '#infrastructure/fake/security/FakeTwoFactor';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import { FakePictures } from '#infrastructure/fake/uploads/FakePictures';
import { ActivateKeyPresenter } from '#ui/beta-keys/ActivateKeyPresenter';
import { CancelKeyPresenter } from '#ui/beta-keys/CancelKeyPresenter';
import { SendKeyPresenter } from '#ui/beta-keys/SendKeyPresenter';
import { ManageSubscriptionPresenter } from '#ui/billing/ManageSubscriptionPresenter';
import { ReceiptPresenter } from '#ui/billing/ReceiptPresenter';
import { UnpaidOrderPresenter } from '#ui/billing/UnpaidOrderPresenter';
import { WaitingListPresenter } from '#ui/commerce/shop/WaitingListPresenter';
import { SendAccountLinkPresenter } from '#ui/commerce/shared/SendAccountLinkPresenter';
import { EnterContestPresenter } from '#ui/contest/EnterContestPresenter';
import { ConvertDacsPresenter } from '#ui/coupons/ConvertDacsPresenter';
import { TransferDacsPresenter } from '#ui/coupons/TransferDacsPresenter';
import { CancellationPresenter } from '#ui/declarations/CancellationPresenter';
import { DeclarationStatusPresenter } from '#ui/declarations/DeclarationStatusPresenter';
import { WithdrawalPresenter } from '#ui/declarations/WithdrawalPresenter';
import { CorrectEmailPresenter } from '#ui/commerce/thank-you/CorrectEmailPresenter';
import { EditPasskeyPresenter } from '#ui/devices/EditPasskeyPresenter';
import { PasskeysPresenter } from '#ui/devices/PasskeysPresenter';
import { ProofPresenter } from '#ui/devices/ProofPresenter';
import { SessionsPresenter } from '#ui/devices/SessionsPresenter';
import { SupportMessagePresenter } from '#ui/help/SupportMessagePresenter';
import { StoreGameTimePresenter } from '#ui/linked-accounts/StoreGameTimePresenter';
import { UnlinkPresenter } from '#ui/linked-accounts/UnlinkPresenter';
import { EmailPreferencesPresenter } from '#ui/mailing/EmailPreferencesPresenter';
import { StatusNoticePresenter } from '#ui/server-status/StatusNoticePresenter';
import { NewsletterPresenter } from '#ui/mailing/NewsletterPresenter';
import { KeepAccountPresenter } from '#ui/my-data/KeepAccountPresenter';
import { DataExportPresenter } from '#ui/my-data/DataExportPresenter';
import { PressMessagePresenter } from '#ui/press/PressMessagePresenter';
import { ClaimStoreGameTimePresenter } from '#ui/products/ClaimStoreGameTimePresenter';
import { ConvertMyDUPresenter } from '#ui/products/ConvertMyDUPresenter';
import { RedeemCodePresenter } from '#ui/products/RedeemCodePresenter';
import { ResendEmailChangePresenter } from '#ui/profile/ResendEmailChangePresenter';
import { WithdrawEmailChangePresenter } from '#ui/profile/WithdrawEmailChangePresenter';
import { InviteFriendPresenter } from '#ui/recruitment/InviteFriendPresenter';
import { LinkRecruiterPresenter } from '#ui/recruitment/LinkRecruiterPresenter';
import { ActivationPresenter } from '#ui/registration/ActivationPresenter';
import { ForgotPasswordPresenter } from '#ui/registration/ForgotPasswordPresenter';
import { PendingResetPresenter } from '#ui/registration/PendingResetPresenter';
import { RegistrationPresenter } from '#ui/registration/RegistrationPresenter';
import { ResendConfirmationPresenter } from '#ui/registration/ResendConfirmationPresenter';
import { ResetPasswordPresenter } from '#ui/registration/ResetPasswordPresenter';
import { StopResetPresenter } from '#ui/registration/StopResetPresenter';
import { BackerPresenter } from '#ui/rewards/BackerPresenter';
import { ChangePasswordPresenter } from '#ui/security/ChangePasswordPresenter';
import { CurrentPasswordPresenter } from '#ui/security/CurrentPasswordPresenter';
import { RecoveryCodesPresenter } from '#ui/security/RecoveryCodesPresenter';
import { TurnOffPresenter } from '#ui/security/TurnOffPresenter';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { UploadsPresenter } from '#ui/uploads/UploadsPresenter';
import { placeOrder } from '../../support/placeOrder';
import { formCase, type FormCase } from './formCase';

const email = 'ines@farstead.test';
const newPassword = 'kiln ferry 7 harbour';
const visit = (params: Readonly<Record<string, string>> = {}) => ({ params, query: new URLSearchParams() });

const fillDeclaration = (presenter: WithdrawalPresenter | CancellationPresenter): void => {
  presenter.change('name', 'Ada Verne');
  presenter.change('orderNumber', '3F2A-91BC');
  presenter.change('email', email);
  presenter.review();
};

/** A sample order of the payer. */
const startedOrder: PlacedOrder = {
  id: 'd81f7c02-0000-4000-8000-000000000000',
  status: 'started',
  orderedAt: new Date(0),
  amount: { cents: 4799, currency: 'EUR' },
  lines: [],
};

/** All forms of the site, and actions that send something without a form. */
export const formCases: readonly FormCase[] = [
  formCase(ActivateKeyPresenter, {
    requirement: 'KY-01',
    as: 'new',
    call: () => jest.spyOn(FakeCodeRedeemer.prototype, 'redeem'),
    fill: (keys) => keys.change('FARSTEAD00033MTH'),
    draft: ['key'],
  }),
  formCase(CancelKeyPresenter, {
    requirement: 'KY-01',
    as: 'subscriber',
    call: () => jest.spyOn(FakeKeyGifts.prototype, 'cancel'),
    fill: async (keys, application) => {
      const listed = await application.get(FakeKeyGifts).list();
      const [key] = listed.ok ? listed.value.keys : [];
      if (key) keys.openDialog(key);
    },
    submit: (keys) => keys.confirm(),
    closesOnFailure: true,
  }),
  formCase(SendKeyPresenter, {
    requirement: 'KY-01',
    as: 'subscriber',
    call: () => jest.spyOn(FakeKeyGifts.prototype, 'send'),
    fill: (keys) => keys.change('recipient', email),
    draft: ['recipient', 'note'],
  }),
  formCase(ReceiptPresenter, {
    requirement: 'PY-03',
    as: 'canceled',
    call: () => jest.spyOn(FakeReceipts.prototype, 'downloadPdf'),
    fill: (receipt) => receipt.load(visit({ orderId: 'b20c4410-0000-4000-8000-000000000000' })),
    submit: (receipt) => receipt.download(),
    problem: (receipt) => receipt.downloading.problem,
  }),
  formCase(ManageSubscriptionPresenter, {
    requirement: 'PY-02',
    as: 'payer',
    call: () => jest.spyOn(FakeSubscriptions.prototype, 'cancel'),
    fill: async (managing, application) => {
      const subscription = await application.get(FakeSubscriptions).findLast();
      if (subscription) managing.openDialog(subscription);
    },
    submit: (managing) => managing.cancel(),
    problem: (managing) => managing.canceling.problem,
  }),
  formCase(CorrectEmailPresenter, {
    call: () => jest.spyOn(FakeGhostAccounts.prototype, 'correctEmail'),
    requirement: 'TY-01',
    fill: async (correction, application) => {
      const { token } = await placeOrder(application, { by: 'buyer@farstead.test' });
      application.get(FakeSales).pay(token);
      correction.change('corrected@farstead.test');
    },
    submit: (correction) => correction.submit(() => undefined),
    draft: ['email'],
  }),
  formCase(WaitingListPresenter, {
    requirement: 'WL-01',
    call: () => jest.spyOn(FakeEmailSignUps.prototype, 'signUp'),
    fill: (waiting) => waiting.change(email),
    draft: ['email'],
  }),
  formCase(SendAccountLinkPresenter, {
    requirement: 'CF-02',
    call: () => jest.spyOn(FakeConfirmationEmails.prototype, 'resend'),
    submit: (link) => link.send(email),
  }),
  formCase(EnterContestPresenter, {
    requirement: 'CO-01',
    as: 'new',
    call: () => jest.spyOn(FakeContest.prototype, 'isEligible'),
    submit: (contest) => contest.enter(),
  }),
  formCase(ConvertDacsPresenter, {
    requirement: 'DC-01',
    as: 'subscriber',
    call: () => jest.spyOn(FakeDacs.prototype, 'convert'),
    fill: (dacs) => {
      dacs.setOwned(9);
      dacs.change('2');
    },
    submit: (dacs) => {
      dacs.submit();
      return dacs.confirm();
    },
    problem: (dacs) => dacs.problem,
    draft: ['dacsNumber'],
  }),
  formCase(TransferDacsPresenter, {
    requirement: 'DC-01',
    as: 'subscriber',
    call: () => jest.spyOn(FakeDacs.prototype, 'transfer'),
    fill: (dacs, { backend }) => {
      const { id, displayName } = backend.person('backer');
      dacs.setOwned(9, undefined);
      dacs.change('2');
      dacs.choose({ id, displayName });
    },
    submit: async (dacs) => {
      await dacs.submit();
      await dacs.confirm();
    },
    problem: (dacs) => dacs.problem,
    draft: ['dacsNumberTranfer', 'recipientId', 'recipientName', 'note'],
  }),
  formCase(WithdrawalPresenter, {
    requirement: 'WD-01',
    call: () => jest.spyOn(FakeDeclarations.prototype, 'withdraw'),
    fill: fillDeclaration,
    submit: (withdrawal) => withdrawal.send(),
    problem: (withdrawal) => withdrawal.steps.sending.problem,
    draft: ['name', 'orderNumber', 'contract', 'email'],
  }),
  formCase(CancellationPresenter, {
    requirement: 'WD-02',
    call: () => jest.spyOn(FakeDeclarations.prototype, 'cancel'),
    fill: fillDeclaration,
    submit: (cancellation) => cancellation.send(),
    problem: (cancellation) => cancellation.steps.sending.problem,
    draft: ['kind', 'reason', 'name', 'orderNumber', 'contract', 'end', 'day', 'email'],
  }),
  formCase(UnpaidOrderPresenter, {
    requirement: 'PY-01',
    as: 'payer',
    call: () => jest.spyOn(FakeUnpaidOrders.prototype, 'drop'),
    submit: (unpaid) => unpaid.drop(startedOrder),
    problem: (unpaid) => unpaid.problem,
  }),
  formCase(DeclarationStatusPresenter, {
    requirement: 'WD-01',
    call: () => jest.spyOn(FakeDeclarations.prototype, 'findStatus'),
    fill: async (status, application) => {
      const received = await application
        .get(FakeDeclarations)
        .withdraw(
          { name: 'Ada Verne', orderNumber: '3F2A-91BC', contract: '', email },
          { key: 'a', emailLanguage: 'en' },
        );
      status.change('number', received.ok ? received.value.id : '');
      status.change('email', email);
    },
  }),
  formCase(EditPasskeyPresenter, {
    as: 'new',
    call: () => jest.spyOn(FakePasskeys.prototype, 'rename'),
    fill: async (editor, application) => {
      const passkeys = application.get(PasskeysPresenter);
      passkeys.change('Blue key');
      await passkeys.add();
      const [passkey] = passkeys.passkeys.value ?? [];
      if (passkey) editor.begin(passkey, 'rename');
      editor.changeName('Red key');
    },
    problem: (editor) => editor.problem,
  }),
  formCase(PasskeysPresenter, {
    as: 'new',
    call: () => jest.spyOn(FakePasskeys.prototype, 'add'),
    fill: (passkeys) => passkeys.change('Blue key'),
    submit: (passkeys) => passkeys.add(),
    problem: (passkeys) => passkeys.problem,
  }),
  formCase(ProofPresenter, {
    as: 'new',
    call: () => jest.spyOn(FakeProofs.prototype, 'submit'),
    fill: (proof) => proof.change(samplePassword),
    submit: (proof) => proof.confirm(),
  }),
  formCase(SessionsPresenter, {
    as: 'subscriber',
    call: () => jest.spyOn(FakePlayerSessions.prototype, 'endOthers'),
    submit: (sessions) => sessions.end('others'),
    problem: (sessions) => sessions.problem,
  }),
  formCase(StoreGameTimePresenter, {
    requirement: 'LK-02',
    as: 'steam',
    call: () => jest.spyOn(FakeStoreGameTime.prototype, 'claim'),
    submit: (gameTime) => gameTime.claim(),
    problem: (gameTime) => gameTime.claiming.problem,
  }),
  formCase(UnlinkPresenter, {
    requirement: 'LK-01',
    as: 'new',
    call: () => jest.spyOn(FakeDiscordAccounts.prototype, 'unlink'),
    fill: (unlinking) => unlinking.openDialog('discord'),
    submit: (unlinking) => unlinking.confirm(),
  }),
  formCase(EmailPreferencesPresenter, {
    requirement: 'PM-01',
    as: 'subscriber',
    call: () => jest.spyOn(FakeMailingList.prototype, 'change'),
    fill: async (preferences) => {
      await preferences.load();
      preferences.choose(true, ({ interest }) => interest === 'events');
    },
    submit: (preferences) => preferences.save(),
    problem: (preferences) => preferences.saving.problem,
    values: ({ chosen }) => chosen,
  }),
  formCase(NewsletterPresenter, {
    requirement: 'NL-01',
    call: () => jest.spyOn(FakeEmailSignUps.prototype, 'signUp'),
    fill: (newsletter) => newsletter.change(email),
    draft: ['email'],
  }),
  formCase(StatusNoticePresenter, {
    call: () => jest.spyOn(FakeEmailSignUps.prototype, 'signUp'),
    fill: (notice) => notice.change(email),
    draft: ['email'],
  }),
  formCase(KeepAccountPresenter, {
    as: 'new',
    call: () => jest.spyOn(FakeAccountDeletions.prototype, 'keepAccountByKey'),
    fill: async (account, application) => {
      await application.get(RequestDeletion).execute(samplePassword);
      await account.load(visit({ key: application.backend.emails[0]?.key ?? '' }));
    },
  }),
  formCase(DataExportPresenter, {
    as: 'subscriber',
    call: () => jest.spyOn(FakePlayerData.prototype, 'export'),
    submit: (data) => data.download(),
    problem: (data) => data.downloading.problem,
  }),
  formCase(SupportMessagePresenter, {
    requirement: '',
    call: () => jest.spyOn(FakeSupportDesk.prototype, 'send'),
    fill: (message) => {
      message.change('topic', 'refund');
      message.change('email', email);
      message.change('caseNumber', '3F2A-91BC');
      message.change('message', 'I was charged twice.');
    },
    draft: ['topic', 'email', 'caseNumber', 'message'],
  }),
  formCase(PressMessagePresenter, {
    requirement: 'PR-02',
    call: () => jest.spyOn(FakePressOffice.prototype, 'send'),
    fill: (message) => {
      message.setSubjects(['Interview']);
      message.change('subject', 'Interview');
      message.change('about', 'The economy');
      message.change('name', 'Lea Brandt');
      message.change('email', 'lea@outlet.test');
      message.change('message', 'May we speak to the economist?');
    },
    draft: ['subject', 'about', 'name', 'email', 'message'],
  }),
  formCase(ResendEmailChangePresenter, {
    requirement: 'PF-02',
    as: 'new',
    call: () => jest.spyOn(FakeConfirmationEmails.prototype, 'resend'),
    submit: (change) => change.resend(email),
  }),
  formCase(WithdrawEmailChangePresenter, {
    requirement: 'PF-02',
    as: 'new',
    call: () => jest.spyOn(FakeEmailChanges.prototype, 'withdraw'),
    submit: (change) => change.withdraw(),
  }),
  formCase(UploadsPresenter, {
    requirement: 'UP-01',
    as: 'subscriber',
    call: () => jest.spyOn(FakePictures.prototype, 'zip'),
    fill: (uploads) => uploads.load(),
    submit: (uploads) => uploads.download(),
    problem: (uploads) => uploads.zipping.problem,
  }),
  formCase(ClaimStoreGameTimePresenter, {
    requirement: 'PD-01',
    as: 'steam',
    call: () => jest.spyOn(FakeStoreGameTime.prototype, 'claim'),
  }),
  formCase(ConvertMyDUPresenter, {
    requirement: 'PD-03',
    as: 'subscriber',
    path: '/account/products',
    call: () => jest.spyOn(FakeMyDU.prototype, 'convert'),
    fill: (conversion) => conversion.accept(true),
  }),
  formCase(RedeemCodePresenter, {
    requirement: 'PD-02',
    as: 'new',
    call: () => jest.spyOn(FakeCodeRedeemer.prototype, 'redeem'),
    fill: (box) => box.change('FARSTEAD00011MTH'),
    draft: ['code'],
  }),
  formCase(InviteFriendPresenter, {
    requirement: 'RC-01',
    as: 'new',
    call: () => jest.spyOn(FakeRecruiting.prototype, 'invite'),
    fill: (invitation) => invitation.change(email),
    draft: ['email'],
  }),
  formCase(LinkRecruiterPresenter, {
    requirement: 'RC-01',
    as: 'new',
    call: () => jest.spyOn(FakeRecruiting.prototype, 'linkRecruiter'),
    fill: (recruiter) => recruiter.change('?recruiter=Backer-Jonas'),
    draft: ['link'],
  }),
  formCase(ActivationPresenter, {
    requirement: 'AV-01',
    path: '/activate/key',
    call: () => jest.spyOn(FakeActivations.prototype, 'activate'),
    fill: (activation, { backend }) => {
      const { key } = backend.sendEmail('activation', backend.person('unconfirmed'), 'en');
      return activation.load(visit({ activationKey: key }));
    },
  }),
  formCase(ForgotPasswordPresenter, {
    requirement: 'FP-01',
    path: '/forgot-password',
    call: () => jest.spyOn(FakePasswordResets.prototype, 'request'),
    fill: (forgot) => forgot.changeEmail('new@farstead.test'),
    draft: ['email'],
  }),
  formCase(RegistrationPresenter, {
    requirement: 'RG-04',
    path: '/signup',
    call: () => jest.spyOn(FakeRegistrations.prototype, 'register'),
    fill: async (registration, { clock }) => {
      await registration.load(visit());
      registration.onShow();
      registration.change('firstName', 'Ada');
      registration.change('lastName', 'Verne');
      registration.change('displayName', 'Ada-Verne');
      registration.change('email', 'ada@farstead.test');
      registration.changePassword(newPassword);
      registration.change('retypePassword', newPassword);
      clock.advance(1000);
    },
    draft: ['firstName', 'lastName', 'displayName', 'email', 'newsletter'],
  }),
  formCase(ResendConfirmationPresenter, {
    requirement: 'SE-05',
    call: () => jest.spyOn(FakeConfirmationEmails.prototype, 'resend'),
    fill: (resend) => resend.changeEmail('unconfirmed@farstead.test'),
    draft: ['email'],
  }),
  formCase(StopResetPresenter, {
    requirement: 'D-23',
    path: '/stop-reset/key',
    call: () => jest.spyOn(FakePasswordResets.prototype, 'stopByKey'),
    fill: (stop, { backend }) => {
      const { key } = backend.sendEmail('stop-reset', backend.person('new'), 'en');
      return stop.load(visit({ key }));
    },
  }),
  formCase(PendingResetPresenter, {
    requirement: 'D-23',
    as: 'twoFactor',
    call: () => jest.spyOn(FakePasswordResets.prototype, 'stop'),
    submit: (pending) => pending.stop(),
    problem: (pending) => pending.stopping.problem,
  }),
  formCase(ResetPasswordPresenter, {
    requirement: 'FP-01',
    path: '/forgot-password/key',
    call: () => jest.spyOn(FakePasswordResets.prototype, 'confirm'),
    fill: async (reset, { backend }) => {
      const { key } = backend.sendEmail('reset', backend.person('new'), 'en');
      await reset.load(visit({ key }));
      await reset.lookUp();
      reset.changePassword(newPassword);
      reset.changeRepeat(newPassword);
    },
  }),
  formCase(BackerPresenter, {
    requirement: 'BK-01',
    as: 'backer',
    call: () => jest.spyOn(FakeRewards.prototype, 'choose'),
    fill: async (backer) => {
      await backer.load();
      backer.choose('3');
    },
    draft: ['size'],
  }),
  formCase(ChangePasswordPresenter, {
    requirement: 'SC-01',
    as: 'new',
    call: () => jest.spyOn(FakePasswords.prototype, 'change'),
    fill: async (changing) => {
      changing.change(newPassword);
      changing.changeRepeat(newPassword);
      await changing.submit();
      changing.currentPassword.change(samplePassword);
    },
    submit: (changing) => changing.currentPassword.confirm(),
    problem: (changing) => changing.currentPassword.failure,
  }),
  formCase(CurrentPasswordPresenter, {
    requirement: 'PF-01',
    as: 'new',
    call: () => jest.spyOn(FakeAccountDeletions.prototype, 'request'),
    fill: (dialog, application) => {
      dialog.open(async (password) => {
        const requested = await application.get(RequestDeletion).execute(password);
        return requested.ok ? succeed(undefined) : requested;
      });
      dialog.change(samplePassword);
    },
    submit: (dialog) => dialog.confirm(),
  }),
  formCase(RecoveryCodesPresenter, {
    requirement: 'SC-02',
    as: 'twoFactor',
    call: () => jest.spyOn(FakeRecoveryCodes.prototype, 'generate'),
    submit: (codes) => codes.make(),
    problem: (codes) => codes.makingFailure,
  }),
  formCase(TurnOffPresenter, {
    requirement: 'SC-02',
    as: 'twoFactor',
    call: () => jest.spyOn(FakeTwoFactor.prototype, 'disable'),
    fill: (turnOff) => {
      turnOff.open();
      turnOff.change('password', samplePassword);
    },
  }),
  formCase(LoginPresenter, {
    requirement: 'SE-08',
    path: '/login',
    call: () => jest.spyOn(FakeAuthenticator.prototype, 'signIn'),
    fill: (login) => {
      login.changeEmail('new@farstead.test');
      login.changePassword(samplePassword);
    },
    draft: ['email'],
  }),
];
