import { Consent } from '#application/consent/Consent';
import { ResolveConsent } from '#application/consent/ResolveConsent';
import { Countries } from '#application/consent/Countries';
import {
  agreedToAll,
  declinedAll,
  undecidedChoices,
  type ConsentChoices,
} from '#domain/consent/ConsentChoices';
import {
  analyticsCookies,
  deviceCookie,
  dismissedCookies,
  prefixedItem,
  referrerCookie,
} from '#domain/consent/storedItems';
import { compose, type Application } from '../../support/compose';

const setUpVisitor = async (country: string | undefined) => {
  const application = await compose();
  application.replace(Countries, { current: () => Promise.resolve(country) });
  return application;
};

/** One stored item of each consent category. */
const items = [
  deviceCookie,
  prefixedItem(analyticsCookies, ''),
  prefixedItem(dismissedCookies, 'docks'),
  referrerCookie,
];

const storeAll = ({ stored }: Application) => items.forEach((item) => stored.write(item, '1'));

const listStored = ({ stored }: Application) =>
  items.filter((item) => stored.read(item) !== undefined).map(({ name }) => name);

const decideElsewhere = (application: Application, choices: ConsentChoices) => {
  application.consentStore.write(choices);
  application.activity.simulateReturn();
};

describe('the consent choices', () => {
  it('CC-03 listed countries require a decision, and all categories are undecided before it', async () => {
    const application = await setUpVisitor('DE');
    expect(await application.get(ResolveConsent).execute()).toBe(true);
    expect(application.consentStore.read()).toEqual(undecidedChoices);
  });

  it('CC-03 agrees to all categories in an unlisted country', async () => {
    const application = await setUpVisitor('US');
    expect(await application.get(ResolveConsent).execute()).toBe(false);
    expect(application.consentStore.read()).toEqual(agreedToAll);
  });

  it('CC-03 declines targeting and social in other countries under Global Privacy Control', async () => {
    const application = await setUpVisitor('US');
    application.privacySignals.isGlobalPrivacyControlOn = true;
    await application.get(ResolveConsent).execute();
    expect(application.consentStore.read()).toMatchObject({ targeting: 'decline', social: 'decline' });
  });

  it('CC-03 leaves consent undecided while the country is unknown', async () => {
    const application = await setUpVisitor(undefined);
    expect(await application.get(ResolveConsent).execute()).toBe(false);
    expect(application.consentStore.read()).toEqual(undecidedChoices);
  });

  it('CC-02 agrees to or declines all categories at once and notifies listeners', async () => {
    const application = await setUpVisitor('DE');
    const heard: unknown[] = [];
    const consent = application.get(Consent);
    const stop = consent.onChange((choices) => heard.push(choices));
    consent.agreeToAll();
    expect(consent.agreesTo('social')).toBe(true);
    storeAll(application);
    consent.declineAll();
    expect(consent.agreesTo('social')).toBe(false);
    expect(consent.agreesTo('required')).toBe(true);
    expect(listStored(application)).toEqual(['device']);
    stop();
    consent.agreeToAll();
    expect(heard).toEqual([agreedToAll, declinedAll]);
  });

  it('CC-04 removes only the withdrawn category’s stored items', async () => {
    const application = await setUpVisitor('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    storeAll(application);
    expect(consent.decide({ ...agreedToAll, targeting: 'decline' })).toEqual(['targeting']);
    expect(listStored(application)).toEqual(['device', '_ga', 'dismissed_docks']);
  });

  it('CC-06 removes items that an earlier choice allowed but the current choice does not', async () => {
    const application = await setUpVisitor('DE');
    application.consentStore.write({ ...undecidedChoices, functional: 'agree', social: 'decline' });
    storeAll(application);
    await application.get(ResolveConsent).execute();
    expect(listStored(application)).toEqual(['device', 'dismissed_docks']);
  });

  it('CC-06 notifies listeners before clearing the cookies', async () => {
    const application = await setUpVisitor('DE');
    const consent = application.get(Consent);
    consent.agreeToAll();
    storeAll(application);
    const onNotified: unknown[] = [];
    consent.onChange(() => onNotified.push(listStored(application)));
    consent.declineAll();
    expect(onNotified).toEqual([['device', '_ga', 'dismissed_docks', 'ref']]);
  });

  it('CC-06 applies a withdrawal from another tab when the visitor returns', async () => {
    const application = await setUpVisitor('DE');
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
