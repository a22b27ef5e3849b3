import { Consent } from '../../../../src/application/consent/Consent';
import { ResolveConsent } from '../../../../src/application/consent/ResolveConsent';
import { Countries } from '../../../../src/application/consent/Countries';
import { agreedToAll, declinedAll, undecided } from '../../../../src/domain/consent/ConsentChoices';
import { compose } from '../../support/compose';

const visitorFrom = async (country: string | undefined) => {
  const application = await compose();
  application.replace(Countries, { current: () => Promise.resolve(country) });
  return application;
};

describe('consent', () => {
  it('CC-03 has to be asked for in a listed country, and nothing is decided before', async () => {
    const application = await visitorFrom('DE');
    expect(await application.get(ResolveConsent).execute()).toBe(true);
    expect(application.consentStore.read()).toEqual(undecided);
  });

  it('CC-03 is given to all elsewhere', async () => {
    const application = await visitorFrom('US');
    expect(await application.get(ResolveConsent).execute()).toBe(false);
    expect(application.consentStore.read()).toEqual(agreedToAll);
  });

  it('CC-03 leaves targeting and social off elsewhere under Global Privacy Control', async () => {
    const application = await visitorFrom('US');
    application.privacySignals.isGlobalPrivacyControlOn = true;
    await application.get(ResolveConsent).execute();
    expect(application.consentStore.read()).toMatchObject({ targeting: 'decline', social: 'decline' });
  });

  it('CC-03 stays open while the country is unknown', async () => {
    const application = await visitorFrom(undefined);
    expect(await application.get(ResolveConsent).execute()).toBe(false);
    expect(application.consentStore.read()).toEqual(undecided);
  });

  it('CC-02 is agreed to or declined as a whole, and those who listen hear it', async () => {
    const { get, consentStore } = await visitorFrom('DE').then((application) => ({
      get: application.get.bind(application),
      consentStore: application.consentStore,
    }));
    const heard: unknown[] = [];
    const consent = get(Consent);
    const stop = consent.onChange((choices) => heard.push(choices));
    consent.agreeToAll();
    expect(consent.agreesTo('social')).toBe(true);
    consent.declineAll();
    expect(consent.agreesTo('social')).toBe(false);
    expect(consent.agreesTo('required')).toBe(true);
    stop();
    consent.agreeToAll();
    expect(heard).toEqual([agreedToAll, declinedAll]);
    expect(consentStore.cleared).toEqual(['performance', 'functional', 'targeting', 'social']);
  });

  it('CC-04 clears the cookies of what is withdrawn, and only those', async () => {
    const application = await visitorFrom('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    expect(consent.decide({ ...agreedToAll, targeting: 'decline' })).toEqual(['targeting']);
    expect(application.consentStore.cleared).toEqual(['targeting']);
  });

  it('CC-06 clears the cookies that an earlier choice allowed and the present one does not', async () => {
    const application = await visitorFrom('DE');
    application.consentStore.write({ ...undecided, functional: 'agree', social: 'decline' });
    await application.get(ResolveConsent).execute();
    expect(application.consentStore.cleared).toEqual(['performance', 'targeting', 'social']);
  });

  it('CC-06 tells what has to stop before its cookies are cleared', async () => {
    const application = await visitorFrom('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    const cleared: unknown[] = [];
    consent.onChange(() => cleared.push([...application.consentStore.cleared]));
    consent.declineAll();
    expect(cleared).toEqual([[]]);
    expect(application.consentStore.cleared).toHaveLength(4);
  });

  it('CC-06 withdrawn in another tab is withdrawn here when the visitor is back', async () => {
    const application = await visitorFrom('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    const heard: unknown[] = [];
    consent.onChange((choices) => heard.push(choices));
    application.consentStore.decideElsewhere(agreedToAll);
    expect(heard).toEqual([]);
    application.consentStore.decideElsewhere(declinedAll);
    application.consentStore.decideElsewhere(declinedAll);
    expect(heard).toEqual([declinedAll]);
  });
});
