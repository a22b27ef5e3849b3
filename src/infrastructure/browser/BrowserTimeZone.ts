import { injectable } from 'inversify';
import { TimeZone } from '#application/shared/TimeZone';

@injectable()
export class BrowserTimeZone extends TimeZone {
  get name(): string | undefined {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return isFormattable(timeZone) ? timeZone : undefined;
  }
}

/** Whether `Intl` accepts the zone. Chromium reports `Etc/Unknown` if it has no zone, but rejects this name. */
const isFormattable = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
};
