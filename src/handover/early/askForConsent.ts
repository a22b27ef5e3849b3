import { consentCookie } from '../../domain/consent/storedItems';
import { isEuropean } from '../../domain/consent/resolveConsent';
import { readCookie } from '../../infrastructure/browser/cookies';
import { answerAttribute, consentBarId, readyAttribute, rootId } from '../protocol';
import type { FindCountry } from './visitorCountry';

/** Shows the bar that asks for consent, without the application, to a visitor who has to be asked (CC-03). */
export const askForConsent = async (find: FindCountry): Promise<void> => {
  const bar = document.getElementById(consentBarId);
  if (!bar || readCookie(document, consentCookie.name) !== undefined) return;
  const country = await find();
  if (country === undefined) return;
  const isTakenOver = document.getElementById(rootId)?.hasAttribute(readyAttribute) === true;
  if (isTakenOver || !isEuropean(country)) return;
  bar.hidden = false;
  bar.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${answerAttribute}]`)) bar.hidden = true;
  });
};
