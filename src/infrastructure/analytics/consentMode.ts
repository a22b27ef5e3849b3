/// <reference types="gtag.js" />
import {
  choiceOf,
  undecided,
  type ConsentCategory,
  type ConsentChoices,
} from '../../domain/consent/ConsentChoices';

/** The visitor's choices as Consent Mode v2 signals (D-18). */
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

/** The default before any choice. */
export const consentModeByDefault = consentModeOf(undecided);
