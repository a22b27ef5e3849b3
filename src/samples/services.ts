import type { Language } from '../domain/language/Locale';

/** 1 up, 2 issue, 3 down, 4 maintenance. */
export type SampleStatus = 1 | 2 | 3 | 4;

export interface SampleService {
  readonly name: string;
  readonly status: SampleStatus;
  readonly incidents: readonly SampleIncident[];
}

export interface SampleIncident {
  readonly status: 2 | 3 | 4;
  /** Days before now, and the minute of the day in UTC. */
  readonly daysAgo: number;
  readonly minute: number;
  /** Nothing while it lasts. */
  readonly minutes: number | undefined;
  readonly message: Readonly<Record<Language, string>>;
}

const weekly: SampleIncident['message'] = {
  en: 'Weekly maintenance.',
  fr: 'Maintenance hebdomadaire.',
  de: 'Wöchentliche Wartung.',
};

const update: SampleIncident['message'] = {
  en: 'Maintenance with an update. It took longer than an hour because the markets were checked item by item.',
  fr: 'Maintenance avec mise à jour. Elle a duré plus d’une heure : les marchés ont été vérifiés article par article.',
  de: 'Wartung mit Update. Sie dauerte länger als eine Stunde, weil die Märkte Posten für Posten geprüft wurden.',
};

const everySevenDays = (first: number, minutes: number): readonly SampleIncident[] =>
  Array.from({ length: 12 }, (_, week) => ({
    status: 4,
    daysAgo: first + 7 * week,
    minute: 360,
    minutes: week % 4 === 2 ? minutes + 75 : minutes,
    message: week % 4 === 2 ? update : weekly,
  }));

/** The services that the fake world and the sandbox begin with, and what has happened to them. */
export const sampleServices: readonly SampleService[] = [
  {
    name: 'Farstead',
    status: 1,
    incidents: [
      ...everySevenDays(5, 60),
      {
        status: 2,
        daysAgo: 19,
        minute: 1130,
        minutes: 95,
        message: {
          en: 'Long waits at the gates of Halden Ring. Ships were held in a queue; none were lost.',
          fr: 'Longue attente aux portes de Halden Ring. Les vaisseaux ont patienté en file ; aucun n’a été perdu.',
          de: 'Lange Wartezeiten an den Toren von Halden Ring. Schiffe standen in der Schlange; keines ging verloren.',
        },
      },
      {
        status: 3,
        daysAgo: 47,
        minute: 1275,
        minutes: 52,
        message: {
          en: 'A storage cabinet failed and everybody was disconnected. Nothing that was built is missing.',
          fr: 'Une baie de stockage est tombée en panne et tout le monde a été déconnecté. Aucune construction ne manque.',
          de: 'Ein Speicherschrank fiel aus und alle wurden getrennt. Von dem, was gebaut war, fehlt nichts.',
        },
      },
      {
        status: 2,
        daysAgo: 71,
        minute: 1380,
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
        status: 2,
        daysAgo: 33,
        minute: 540,
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
        daysAgo: 24,
        minute: 780,
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
        status: 3,
        daysAgo: 6,
        minute: 1320,
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

/** When a sample incident began and ended. */
export const timesOf = (
  { daysAgo, minute, minutes }: SampleIncident,
  now: Date,
): { from: Date; to?: Date } => {
  const today = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds;
  const from = today - daysAgo * dayMilliseconds + minute * 60_000;
  return { from: new Date(from), ...(minutes !== undefined && { to: new Date(from + minutes * 60_000) }) };
};
