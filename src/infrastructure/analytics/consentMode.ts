/// <reference types="gtag.js" />
import {
  choiceOf,
  undecidedChoices,
  type ConsentCategory,
  type ConsentChoices,
} from '#domain/consent/ConsentChoices';

export const consentModeOf = (choices: ConsentChoices): Gtag.ConsentParams => {
  const of = (category: ConsentCategory) => (choiceOf(choices, category) === 'agree' ? 'granted' : 'denied');
  return {
    ad_storage: of('targeting'),
    ad_user_data: of('targeting'),
    ad_personalization: of('targeting'),
    analytics_storage: of('performance'),
    functionality_storage: of('functional'),
    personalization_storage: of('functional'),
    security_storage: of('required'),
  };
};

export const consentModeByDefault = consentModeOf(undecidedChoices);
