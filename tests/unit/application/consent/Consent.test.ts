import { Consent } from '../../../../src/application/consent/Consent';
import { ResolveConsent } from '../../../../src/application/consent/ResolveConsent';
import { Countries } from '../../../../src/application/consent/Countries';
import {
  agreedToAll,
  declinedAll,
  undecided,
  type ConsentChoices,
} from '../../../../src/domain/consent/ConsentChoices';
import {
  analyticsCookies,
  deviceCookie,
  dismissedCookies,
  itemNamed,
  referrerCookie,
} from '../../../../src/domain/consent/storedItems';
import { compose, type Application } from '../../support/compose';

const visitorFrom = async (country: string | undefined) => {
  const application = await compose();
  application.replace(Countries, { current: () => Promise.resolve(country) });
  return application;
};

/** One stored item of each consent category. */
const items = [
  deviceCookie,
  itemNamed(analyticsCookies, ''),
  itemNamed(dismissedCookies, 'docks'),
  referrerCookie,
];

const storeAll = ({ stored }: Application) => items.forEach((item) => stored.write(item, '1'));

const storedIn = ({ stored }: Application) =>
  items.filter((item) => stored.read(item) !== undefined).map(({ name }) => name);

const decideElsewhere = (application: Application, choices: ConsentChoices) => {
  application.consentStore.write(choices);
  application.activity.comeBack();
};

describe('consent', () => {
  it('CC-03 a listed country requires a decision, and nothing is decided before it', async () => {
    const application = await visitorFrom('DE');
    expect(await application.get(ResolveConsent).execute()).toBe(true);
    expect(application.consentStore.read()).toEqual(undecided);
  });

  it('CC-03 all categories are agreed to in a country that is not listed', async () => {
    const application = await visitorFrom('US');
    expect(await application.get(ResolveConsent).execute()).toBe(false);
    expect(application.consentStore.read()).toEqual(agreedToAll);
  });

  it('CC-03 leaves targeting and social off in other countries under Global Privacy Control', async () => {
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

  it('CC-02 consent is agreed to or declined as a whole, and listeners are notified', async () => {
    const application = await visitorFrom('DE');
    const heard: unknown[] = [];
    const consent = application.get(Consent);
    const stop = consent.onChange((choices) => heard.push(choices));
    consent.agreeToAll();
    expect(consent.agreesTo('social')).toBe(true);
    storeAll(application);
    consent.declineAll();
    expect(consent.agreesTo('social')).toBe(false);
    expect(consent.agreesTo('required')).toBe(true);
    expect(storedIn(application)).toEqual(['device']);
    stop();
    consent.agreeToAll();
    expect(heard).toEqual([agreedToAll, declinedAll]);
  });

  it('CC-04 removes what is stored for a withdrawn category, and only that', async () => {
    const application = await visitorFrom('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    storeAll(application);
    expect(consent.decide({ ...agreedToAll, targeting: 'decline' })).toEqual(['targeting']);
    expect(storedIn(application)).toEqual(['device', '_ga', 'dismissed_docks']);
  });

  it('CC-06 removes what an earlier choice allowed but the current one does not', async () => {
    const application = await visitorFrom('DE');
    application.consentStore.write({ ...undecided, functional: 'agree', social: 'decline' });
    storeAll(application);
    await application.get(ResolveConsent).execute();
    expect(storedIn(application)).toEqual(['device', 'dismissed_docks']);
  });

  it('CC-06 notifies listeners before the cookies are cleared', async () => {
    const application = await visitorFrom('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    storeAll(application);
    const whenTold: unknown[] = [];
    consent.onChange(() => whenTold.push(storedIn(application)));
    consent.declineAll();
    expect(whenTold).toEqual([['device', '_ga', 'dismissed_docks', 'ref']]);
  });

  it('CC-06 a withdrawal in another tab takes effect here when the visitor returns', async () => {
    const application = await visitorFrom('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    const heard: unknown[] = [];
    consent.onChange((choices) => heard.push(choices));
    decideElsewhere(application, agreedToAll);
    expect(heard).toEqual([]);
    decideElsewhere(application, declinedAll);
    decideElsewhere(application, declinedAll);
    expect(heard).toEqual([declinedAll]);
  });
});
