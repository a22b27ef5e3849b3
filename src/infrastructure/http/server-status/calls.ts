import { call } from '../shared/call';
import { language } from '../shared/calls';
import {
  agreed,
  anything,
  entriesOf,
  integer,
  number,
  oneOf,
  optional,
  shape,
  someOf,
  string,
  text,
} from '../shared/rules';

const status = oneOf([1, 2, 3, 4]);

/** Unknown statuses are read as maintenance (SS-01). */
export const service = shape({ name: text(), status: agreed(status, anything()) });

export const listServices = call({
  method: 'GET',
  path: '/liveops/serverstatus',
  as: 'anyone',
  answer: someOf(service),
});

/** Unix time in seconds. */
const moment = integer(0);

export const incident = shape({
  status: agreed(status, number()),
  startDate: moment,
  endDate: optional(moment),
  message: optional(string()),
});

export const serviceHistory = shape({ name: text(), since: moment, incidents: entriesOf(incident) });

export const listServiceHistories = call({
  method: 'GET',
  path: '/liveops/serverstatus/history',
  as: 'anyone',
  query: { lang: language },
  answer: someOf(serviceHistory),
});
