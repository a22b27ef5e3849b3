import { call } from '../shared/call';
import { language } from '../shared/calls';
import {
  lenient,
  anything,
  lenientListOf,
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

/** Unknown statuses are treated as maintenance (SS-01). */
export const service = shape({ name: text(), status: lenient(status, anything()) });

export const listServices = call({
  method: 'GET',
  path: '/liveops/serverstatus',
  as: 'anyone',
  answer: someOf(service),
});

/** Unix time in seconds. */
const moment = integer(0);

export const incident = shape({
  status: lenient(status, number()),
  startDate: moment,
  endDate: optional(moment),
  message: optional(string()),
});

export const serviceHistory = shape({ name: text(), since: moment, incidents: lenientListOf(incident) });

export const listServiceHistories = call({
  method: 'GET',
  path: '/liveops/serverstatus/history',
  as: 'anyone',
  query: { lang: language },
  answer: someOf(serviceHistory),
});
