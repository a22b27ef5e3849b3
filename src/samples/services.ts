import type { Language } from '#domain/language/Locale';

/** Status codes: 1 up, 2 issue, 3 down, 4 maintenance. */
type SampleStatus = 1 | 2 | 3 | 4;

export interface SampleService {
  readonly name: string;
  readonly status: SampleStatus;
  /** Whether the service has maintenance every Tuesday at 06:00 UTC. */
  readonly isMaintainedWeekly?: boolean;
  readonly incidents: readonly SampleIncident[];
}

interface SampleIncident {
  readonly status: 2 | 3 | 4;
  /** ISO 8601; or the number of days before now, and the minute of that day in UTC. */
  readonly start: string | { readonly daysAgo: number; readonly minute: number };
  /** Duration in minutes; undefined while the incident is ongoing. */
  readonly minutes: number | undefined;
  readonly message: Readonly<Record<Language, string>>;
}

const weeklyMessage: SampleIncident['message'] = {
  en: 'Weekly maintenance.',
  fr: 'Maintenance hebdomadaire.',
  de: 'Wöchentliche Wartung.',
};

const updateMessage: SampleIncident['message'] = {
  en: 'Maintenance with an update. It took longer than an hour because the markets were checked item by item.',
  fr: 'Maintenance avec mise à jour. Elle a duré plus d’une heure : les marchés ont été vérifiés article par article.',
  de: 'Wartung mit Update. Sie dauerte länger als eine Stunde, weil die Märkte Posten für Posten geprüft wurden.',
};

/** Duration in minutes of each maintenance with an update, keyed by day. Matches the bundled maintenance log. */
const updateMinutesByDay: Readonly<Record<string, number>> = {
  '2026-09-15': 135,
  '2026-10-27': 135,
  '2026-11-17': 135,
};

/** Initial services of the fake back end and the sandbox, with their incidents. */
export const sampleServices: readonly SampleService[] = [
  {
    name: 'Farstead',
    status: 1,
    isMaintainedWeekly: true,
    incidents: [
      {
        status: 4,
        start: '2026-10-24T22:30:00Z',
        minutes: 315,
        message: {
          en: 'The storage moved, over midnight and the night in which clocks change in Europe.',
          fr: 'Déménagement du stockage, à cheval sur minuit et sur la nuit du changement d’heure en Europe.',
          de: 'Der Speicher zog um, über Mitternacht und über die Nacht der Zeitumstellung.',
        },
      },
      {
        status: 2,
        start: { daysAgo: 19, minute: 1130 },
        minutes: 95,
        message: {
          en: 'Long waits at the gates of Halden Ring. Ships were held in a queue; none were lost.',
          fr: 'Longue attente aux portes de Halden Ring. Les vaisseaux ont patienté en file ; aucun n’a été perdu.',
          de: 'Lange Wartezeiten an den Toren von Halden Ring. Schiffe standen in der Schlange; keines ging verloren.',
        },
      },
      {
        status: 3,
        start: { daysAgo: 47, minute: 1275 },
        minutes: 52,
        message: {
          en: 'A storage cabinet failed and everybody was disconnected. Nothing that was built is missing.',
          fr: 'Une baie de stockage est tombée en panne et tout le monde a été déconnecté. Aucune construction ne manque.',
          de: 'Ein Speicherschrank fiel aus und alle wurden getrennt. Von dem, was gebaut war, fehlt nichts.',
        },
      },
      {
        status: 2,
        start: { daysAgo: 71, minute: 1380 },
        minutes: 190,
        message: {
          en: 'Market prices were shown up to ten minutes late.',
          fr: 'Les prix des marchés s’affichaient avec jusqu’à dix minutes de retard.',
          de: 'Marktpreise erschienen bis zu zehn Minuten verspätet.',
        },
      },
    ],
  },
  {
    name: 'Accounts',
    status: 1,
    incidents: [
      {
        status: 4,
        start: '2026-10-15T09:00:00Z',
        minutes: 20,
        message: {
          en: 'The shop got a new payment page.',
          fr: 'La boutique a reçu une nouvelle page de paiement.',
          de: 'Der Shop bekam eine neue Bezahlseite.',
        },
      },
      {
        status: 4,
        start: '2026-12-10T09:00:00Z',
        minutes: 45,
        message: {
          en: 'Accounts moved to new machines.',
          fr: 'Les comptes ont déménagé sur de nouvelles machines.',
          de: 'Die Konten zogen auf neue Rechner um.',
        },
      },
      {
        status: 2,
        start: { daysAgo: 33, minute: 540 },
        minutes: 40,
        message: {
          en: 'Confirmation emails arrived up to half an hour late.',
          fr: 'Les e-mails de confirmation arrivaient avec jusqu’à une demi-heure de retard.',
          de: 'Bestätigungs-E-Mails kamen bis zu einer halben Stunde verspätet an.',
        },
      },
    ],
  },
  {
    name: 'myDU',
    status: 1,
    incidents: [
      {
        status: 4,
        start: '2026-10-29T13:00:00Z',
        minutes: 30,
        message: {
          en: 'The list of private worlds moved to a new machine.',
          fr: 'La liste des mondes privés a changé de machine.',
          de: 'Die Liste der privaten Welten ist auf einen neuen Rechner umgezogen.',
        },
      },
    ],
  },
  {
    name: 'Public test server',
    status: 3,
    incidents: [
      {
        status: 4,
        start: '2026-11-13T15:00:00Z',
        minutes: 60,
        message: {
          en: 'The test version of 2.8 was set up.',
          fr: 'Installation de la version de test de la 2.8.',
          de: 'Die Testversion von 2.8 wurde eingerichtet.',
        },
      },
      {
        status: 4,
        start: '2026-12-04T14:45:00Z',
        minutes: 75,
        message: {
          en: 'The second test version of 2.8 was set up.',
          fr: 'Installation de la deuxième version de test de la 2.8.',
          de: 'Die zweite Testversion von 2.8 wurde eingerichtet.',
        },
      },
      {
        status: 3,
        start: { daysAgo: 6, minute: 1320 },
        minutes: undefined,
        message: {
          en: 'Closed between two test weekends.',
          fr: 'Fermé entre deux week-ends de test.',
          de: 'Geschlossen zwischen zwei Testwochenenden.',
        },
      },
    ],
  },
];

const dayMilliseconds = 86_400_000;
const minuteMilliseconds = 60_000;
const tuesday = 2;
const maintenanceMinute = 360;

/** Number of weeks to show: about 90 days, but no more than the bundled maintenance log contains. */
const shownWeeks = 12;

/** Returns the past weekly maintenance. */
const weeklyBefore = (now: Date): readonly SampleIncident[] => {
  const days = Array.from({ length: 7 * (shownWeeks + 1) }, (_, daysAgo) => ({
    daysAgo,
    day: new Date(now.getTime() - daysAgo * dayMilliseconds),
  }));
  return days
    .filter(({ day }) => day.getUTCDay() === tuesday)
    .map(({ day, daysAgo }): SampleIncident => {
      const minutes = updateMinutesByDay[day.toISOString().slice(0, 10)];
      return {
        status: 4,
        start: { daysAgo, minute: maintenanceMinute },
        minutes: minutes ?? 60,
        message: minutes === undefined ? weeklyMessage : updateMessage,
      };
    })
    .filter((incident) => (timesOf(incident, now).to ?? now) < now)
    .slice(0, shownWeeks);
};

const timesOf = ({ start, minutes }: SampleIncident, now: Date): { from: Date; to?: Date } => {
  const today = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds;
  const from =
    typeof start === 'string'
      ? Date.parse(start)
      : today - start.daysAgo * dayMilliseconds + start.minute * minuteMilliseconds;
  return {
    from: new Date(from),
    ...(minutes !== undefined && { to: new Date(from + minutes * minuteMilliseconds) }),
  };
};

/** Returns a service's incidents until now. An ongoing incident has no end. */
export const incidentsOf = ({ isMaintainedWeekly = false, incidents }: SampleService, now: Date) =>
  [...(isMaintainedWeekly ? weeklyBefore(now) : []), ...incidents]
    .map((incident) => ({ ...incident, ...timesOf(incident, now) }))
    .filter(({ from, to = from }) => to <= now);
