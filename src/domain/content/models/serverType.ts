import { list, model, number, richText, text, timestamp } from '../model/fields';

/** A server with its texts and its maintenance log (SS-01). */
export const serverType = model(
  'server_type',
  {
    serverType: text('Name, as the API answers it'),
    title: text('Name for readers; the name of the API where it is empty'),
    about: text('What the server is for'),
    order: number('Place among the servers'),
    serverDownDescription: richText('text', 'Shown while the server is down'),
    serverMaintenanceDescription: richText('text', 'Shown during maintenance'),
    maintenanceLog: list(
      {
        fromDatetime: timestamp('Start'),
        toDatetime: timestamp('End'),
        maintenanceType: text('What is done, in a few words'),
        note: text('What changes for players'),
      },
      { needs: ['fromDatetime'] },
      'Maintenance',
    ),
  },
  { uid: 'Id, the same in all languages', allowsEmpty: true },
);
