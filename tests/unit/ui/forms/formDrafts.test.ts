import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const views = resolve(__dirname, '../../../../src/ui');

/** Forms that have nothing to keep: only secrets, a number from an email, a name or a box that is entered in a moment, or a draft of their own. */
const withoutDraft = [
  'declarations/DeclarationStatusPresenter.ts',
  'devices/EditPasskeyPresenter.ts',
  'devices/PasskeysPresenter.ts',
  'devices/ProofPresenter.ts',
  'products/ConvertMyDUPresenter.ts',
  'profile/ProfileFormPresenter.ts',
  'registration/ResetPasswordPresenter.ts',
  'security/ChangePasswordPresenter.ts',
  'security/CurrentPasswordPresenter.ts',
  'security/TurnOffPresenter.ts',
  'security/TwoFactorPresenter.ts',
];

const presenters = readdirSync(views, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Presenter.ts'))
  .map((file) => [file, readFileSync(join(views, file), 'utf8')] as const)
  .filter(([, source]) => source.includes('new Form'));

it('every form keeps its texts for a reload, except those that have nothing to keep', () => {
  const forgetful = presenters.filter(([, source]) => !/\{\s*drafts,\s*name:/.test(source));
  expect(forgetful.map(([file]) => file).sort()).toEqual(withoutDraft);
});

it.each(presenters)('the draft of %s has no password and no code that unlocks something', (_file, source) => {
  const fields = /fields: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  expect(fields).not.toMatch(/password|otp|token|gameCode|mfa/i);
});
