import { severities } from '../../navigation/Alert';
import { group, model, richText, select, timestamp } from '../model/fields';
import { linkFields } from './linkFields';

export const alert = model(
  'alert',
  {
    text: richText('line'),
    severity: select(severities, 'info'),
    link: group(linkFields),
    weeklyFrom: timestamp('Weekly appointment; its weekday and local time follow the text'),
    weeklyTo: timestamp(),
    shownFrom: timestamp(),
    shownUntil: timestamp(),
  },
  { uid: 'Name, the same in every language: who has closed it does not see it again', allowsEmpty: true },
);
