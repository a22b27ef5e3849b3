import { declinedAll } from '#domain/consent/ConsentChoices';
import { consentModeByDefault, consentModeOf } from '#infrastructure/analytics/consentMode';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

it('D-18 denies all storage except security by default', () => {
  expect(consentModeByDefault).toEqual(denied);
  expect(consentModeOf(declinedAll)).toEqual(denied);
});

it.each([
  ['performance', { analytics_storage: 'granted' }],
  ['functional', { functionality_storage: 'granted', personalization_storage: 'granted' }],
  ['targeting', { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }],
  ['social', {}],
])('D-18 agreeing only to %s grants %j', (category, granted) => {
  expect(consentModeOf({ ...declinedAll, [category]: 'agree' })).toEqual({ ...denied, ...granted });
});
