import { BrowserTimeZone } from '#infrastructure/browser/BrowserTimeZone';

const zoneOf = (timeZone: string | undefined): string | undefined => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options as never);
  return new BrowserTimeZone().name;
};

afterEach(() => jest.restoreAllMocks());

it.each(['Europe/Berlin', 'UTC', 'Asia/Kolkata'])('SS-01 returns the time zone %s', (zone) => {
  expect(zoneOf(zone)).toBe(zone);
});

it.each(['Etc/Unknown', 'Mars/Olympus', ''])(
  'SS-01 returns no time zone for %j, which Intl rejects',
  (zone) => {
    expect(zoneOf(zone)).toBeUndefined();
  },
);
