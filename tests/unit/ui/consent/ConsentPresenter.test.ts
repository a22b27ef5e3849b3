import { Countries } from '../../../../src/application/consent/Countries';
import { agreedToAll, declinedAll, undecided } from '../../../../src/domain/consent/ConsentChoices';
import { ConsentPresenter } from '../../../../src/ui/consent/ConsentPresenter';
import { compose } from '../../support/compose';

const visitorFrom = async (country: string) => {
  const application = await compose();
  application.replace(Countries, { current: () => Promise.resolve(country) });
  const consent = application.get(ConsentPresenter);
  await consent.start();
  return { consent, store: application.consentStore, clock: application.clock, application };
};

describe('the cookie popup', () => {
  it('CC-03 asks in a listed country', async () => {
    const { consent } = await visitorFrom('FR');
    expect(consent.state).toEqual({ kind: 'asking' });
  });

  it('CC-03 stays closed elsewhere', async () => {
    const { consent } = await visitorFrom('US');
    expect(consent.state).toEqual({ kind: 'closed' });
    expect(consent.agreesToSocial).toBe(true);
  });

  it.each([
    ['agreeToAll', agreedToAll],
    ['declineAll', declinedAll],
  ] as const)('CC-02 closes after %s', async (answer, choices) => {
    const { consent, store } = await visitorFrom('FR');
    consent[answer]();
    expect(store.read()).toEqual(choices);
    expect(consent.state).toEqual({ kind: 'closed' });
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'CC-02 does not ask who answers %i microtasks after the question was started',
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

  it('CC-02 closes when the visitor has answered in another tab', async () => {
    const { consent, application } = await visitorFrom('FR');
    application.consentStore.write(declinedAll);
    application.activity.comeBack();
    expect(consent.state).toEqual({ kind: 'closed' });
    expect(consent.choices).toEqual(declinedAll);
  });

  it('CC-02 keeps what is checked; what was left open is declined', async () => {
    const { consent, store } = await visitorFrom('FR');
    consent.showDetails();
    expect(consent.isChecked('required')).toBe(true);
    expect(consent.isChecked('social')).toBe(false);
    consent.toggle('social');
    expect(store.read()).toEqual(undecided);
    consent.save();
    expect(store.read()).toEqual({ ...declinedAll, social: 'agree' });
  });

  it('CC-02 says for four seconds that the choice is kept', async () => {
    const { consent, clock } = await visitorFrom('FR');
    consent.showDetails();
    consent.save();
    expect(consent.state).toEqual({ kind: 'saved', withdrawn: [] });
    clock.advance(3999);
    expect(consent.state.kind).toBe('saved');
    clock.advance(1);
    expect(consent.state).toEqual({ kind: 'closed' });
  });

  it('CC-04 says what was withdrawn, until that is closed', async () => {
    const { consent, clock } = await visitorFrom('FR');
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

  it('CC-04 a form opened again is not closed by the confirmation of the last', async () => {
    const { consent, clock } = await visitorFrom('FR');
    consent.showDetails();
    consent.save();
    consent.showDetails();
    clock.advance(4000);
    expect(consent.state.kind).toBe('detailing');
  });

  it('CC-01 tells in the form what is agreed, declined and not decided', async () => {
    const { consent } = await visitorFrom('FR');
    expect(consent.choiceIn('social')).toBe('unknown');
    consent.showDetails();
    expect(consent.choiceIn('required')).toBe('agree');
    expect(consent.choiceIn('social')).toBe('unknown');
    consent.toggle('social');
    expect(consent.choiceIn('social')).toBe('agree');
    consent.toggle('social');
    expect(consent.choiceIn('social')).toBe('decline');
  });

  it('CC-02 selects and deselects all', async () => {
    const { consent, store } = await visitorFrom('FR');
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

  it('CC-03 asks again when the form is closed without a choice', async () => {
    const { consent, store } = await visitorFrom('FR');
    consent.showDetails();
    consent.selectAll();
    await consent.cancel();
    expect(store.read()).toEqual(undecided);
    expect(consent.state).toEqual({ kind: 'asking' });
  });

  it('CC-02 CC-03 leaves the form open, and what is decided in it, when the country becomes known meanwhile', async () => {
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

  it('CC-04 opens again with the choices of before', async () => {
    const { consent } = await visitorFrom('FR');
    consent.agreeToAll();
    consent.showDetails();
    expect(consent.isChecked('targeting')).toBe(true);
    await consent.cancel();
    expect(consent.state).toEqual({ kind: 'closed' });
  });

  it('D-17 knows whether the browser asks that nothing be shared, which keeps targeting and social off', async () => {
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

  it('CC-05 agrees to social alone from the notice of an embed', async () => {
    const { consent, store } = await visitorFrom('FR');
    consent.declineAll();
    consent.agreeToSocial();
    expect(consent.agreesToSocial).toBe(true);
    expect(store.read()).toEqual({ ...declinedAll, social: 'agree' });
  });
});
