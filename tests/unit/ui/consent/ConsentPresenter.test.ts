import { Countries } from '#application/consent/Countries';
import { agreedToAll, declinedAll, undecidedChoices } from '#domain/consent/ConsentChoices';
import { ConsentPresenter } from '#ui/consent/ConsentPresenter';
import { compose } from '../../support/compose';

const setUpVisitor = async (country: string) => {
  const application = await compose();
  application.replace(Countries, { current: () => Promise.resolve(country) });
  const consent = application.get(ConsentPresenter);
  await consent.start();
  return { consent, store: application.consentStore, clock: application.clock, application };
};

describe('the cookie popup', () => {
  it('CC-03 opens in a listed country', async () => {
    const { consent } = await setUpVisitor('FR');
    expect(consent.state).toEqual({ kind: 'asking' });
  });

  it('CC-03 stays closed in an unlisted country', async () => {
    const { consent } = await setUpVisitor('US');
    expect(consent.state).toEqual({ kind: 'closed' });
    expect(consent.agreesToSocial).toBe(true);
  });

  it.each([
    ['agreeToAll', agreedToAll],
    ['declineAll', declinedAll],
  ] as const)('CC-02 stores the choices and closes after %s', async (answer, choices) => {
    const { consent, store } = await setUpVisitor('FR');
    consent[answer]();
    expect(store.read()).toEqual(choices);
    expect(consent.state).toEqual({ kind: 'closed' });
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'CC-02 does not open for a visitor who answers %i microtasks after the start',
    async (count) => {
      const application = await compose();
      application.replace(Countries, { current: () => Promise.resolve('FR') });
      const consent = application.get(ConsentPresenter);
      const started = consent.start();
      for (let passed = 0; passed < count; passed += 1) await Promise.resolve();
      consent.declineAll();
      await started;
      expect(consent.state).toEqual({ kind: 'closed' });
    },
  );

  it('CC-02 closes when the visitor decides in another tab', async () => {
    const { consent, application } = await setUpVisitor('FR');
    application.consentStore.write(declinedAll);
    application.activity.simulateReturn();
    expect(consent.state).toEqual({ kind: 'closed' });
    expect(consent.choices).toEqual(declinedAll);
  });

  it('CC-02 stores the checked choices and declines the rest', async () => {
    const { consent, store } = await setUpVisitor('FR');
    consent.showDetails();
    expect(consent.isChecked('required')).toBe(true);
    expect(consent.isChecked('social')).toBe(false);
    consent.toggle('social');
    expect(store.read()).toEqual(undecidedChoices);
    consent.save();
    expect(store.read()).toEqual({ ...declinedAll, social: 'agree' });
  });

  it('CC-02 shows for four seconds that the choice was saved', async () => {
    const { consent, clock } = await setUpVisitor('FR');
    consent.showDetails();
    consent.save();
    expect(consent.state).toEqual({ kind: 'saved', withdrawn: [] });
    clock.advance(3999);
    expect(consent.state.kind).toBe('saved');
    clock.advance(1);
    expect(consent.state).toEqual({ kind: 'closed' });
  });

  it('CC-04 lists withdrawn choices until the message is closed', async () => {
    const { consent, clock } = await setUpVisitor('FR');
    consent.agreeToAll();
    consent.showDetails();
    consent.toggle('social');
    consent.toggle('performance');
    consent.save();
    expect(consent.state).toEqual({ kind: 'saved', withdrawn: ['performance', 'social'] });
    clock.advance(60_000);
    expect(consent.state.kind).toBe('saved');
    consent.close();
    expect(consent.state).toEqual({ kind: 'closed' });
  });

  it('CC-04 the timer of a previous confirmation does not close a reopened form', async () => {
    const { consent, clock } = await setUpVisitor('FR');
    consent.showDetails();
    consent.save();
    consent.showDetails();
    clock.advance(4000);
    expect(consent.state.kind).toBe('detailing');
  });

  it('CC-01 shows accepted, declined and undecided categories in the form', async () => {
    const { consent } = await setUpVisitor('FR');
    expect(consent.choiceIn('social')).toBe('unknown');
    consent.showDetails();
    expect(consent.choiceIn('required')).toBe('agree');
    expect(consent.choiceIn('social')).toBe('unknown');
    consent.toggle('social');
    expect(consent.choiceIn('social')).toBe('agree');
    consent.toggle('social');
    expect(consent.choiceIn('social')).toBe('decline');
  });

  it('CC-02 selects and deselects all categories', async () => {
    const { consent, store } = await setUpVisitor('FR');
    consent.showDetails();
    consent.selectAll();
    expect(consent.isChecked('targeting')).toBe(true);
    consent.deselectAll();
    consent.toggle('performance');
    consent.toggle('functional');
    consent.toggle('functional');
    consent.save();
    expect(store.read()).toEqual({ ...declinedAll, performance: 'agree' });
  });

  it('CC-03 reopens when the form is closed without a choice', async () => {
    const { consent, store } = await setUpVisitor('FR');
    consent.showDetails();
    consent.selectAll();
    await consent.cancel();
    expect(store.read()).toEqual(undecidedChoices);
    expect(consent.state).toEqual({ kind: 'asking' });
  });

  it('CC-02 CC-03 does not change the open form or its choices when the country is detected', async () => {
    const application = await compose();
    let answer = (country: string): void => void country;
    application.replace(Countries, { current: () => new Promise((known) => (answer = known)) });
    const consent = application.get(ConsentPresenter);
    const started = consent.start();
    consent.showDetails();
    consent.save();
    consent.showDetails();
    answer('US');
    await started;
    expect(consent.state.kind).toBe('detailing');
    expect(application.consentStore.read()).toEqual(declinedAll);
  });

  it('CC-04 reopens with the previous choices', async () => {
    const { consent } = await setUpVisitor('FR');
    consent.agreeToAll();
    consent.showDetails();
    expect(consent.isChecked('targeting')).toBe(true);
    await consent.cancel();
    expect(consent.state).toEqual({ kind: 'closed' });
  });

  it('D-17 respects the browser’s privacy signal: targeting and social are off by default', async () => {
    const application = await compose();
    application.privacySignals.isGlobalPrivacyControlOn = true;
    application.replace(Countries, { current: () => Promise.resolve('US') });
    const consent = application.get(ConsentPresenter);
    await consent.start();
    expect(consent.isPrivacyControlOn).toBe(true);
    expect(consent.choices).toMatchObject({
      performance: 'agree',
      targeting: 'decline',
      social: 'decline',
    });
    consent.showDetails();
    consent.toggle('targeting');
    consent.save();
    expect(consent.choices).toMatchObject({ targeting: 'agree', social: 'decline' });
  });

  it('CC-05 accepts only social cookies from the notice for an embed', async () => {
    const { consent, store } = await setUpVisitor('FR');
    consent.declineAll();
    consent.agreeToSocial();
    expect(consent.agreesToSocial).toBe(true);
    expect(store.read()).toEqual({ ...declinedAll, social: 'agree' });
  });
});
