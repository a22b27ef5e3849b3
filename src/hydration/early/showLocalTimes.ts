import { dateTag, localeOfPath } from '#domain/language/Locale';
import { formatClock, formatCountdown, formatHours, formatMoment, formatWeekday } from '../localTimes';
import { countdownAttribute, hydratedEvent, localTimeAttribute } from '../protocol';

type Format = (moment: Date, tag: string, timeZone?: string) => string;

const formats: Readonly<Record<string, Format | undefined>> = {
  moment: formatMoment,
  clock: formatClock,
  hours: (moment) => formatHours(moment),
  weekday: formatWeekday,
};

/** Whether the rendered weekday is also right here, so that it need not be formatted. */
const isSameWeekday = (format: string, moment: Date): boolean =>
  format === 'weekday' && moment.getDay() === moment.getUTCDay();

/** Milliseconds between updates of a countdown. */
const tickMs = 10_000;

const setText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/**
 * Shows the times of alerts and of the status line in the reader’s time zone, and counts down until the application does.
 * @param timeZone missing for the time zone of the browser
 */
export const showLocalTimes = (timeZone?: string): void => {
  const times = document.querySelectorAll<HTMLTimeElement>(`time[${localTimeAttribute}]`);
  if (times.length === 0) return;
  const tag = dateTag(localeOfPath(location.pathname));
  for (const time of times) {
    const name = time.getAttribute(localTimeAttribute) ?? '';
    const moment = new Date(time.dateTime);
    const format = formats[name];
    if (format && !isSameWeekday(name, moment)) setText(time, format(moment, tag, timeZone));
  }
  if (!document.querySelector(`[${countdownAttribute}]`)) return;
  const count = (): void => {
    for (const element of document.querySelectorAll(`[${countdownAttribute}]`)) {
      const to = new Date(element.getAttribute(countdownAttribute) ?? '');
      setText(element, formatCountdown(to, new Date(), tag));
    }
  };
  count();
  const counting = setInterval(count, tickMs);
  document.addEventListener(hydratedEvent, () => clearInterval(counting), { once: true });
};
