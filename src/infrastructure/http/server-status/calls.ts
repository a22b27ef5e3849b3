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
} from '#application/shared/rules';
import { call } from '../shared/call';
import { emailForm, language } from '../shared/calls';

const status = oneOf([1, 2, 3, 4]);

/** Unix time in seconds. */
const moment = integer(0);

/** Our addition. It is present only while the service is not up. */
export const interruption = shape({
  since: moment,
  until: optional(moment),
  announcedUntil: optional(moment),
  reason: optional(shape({ en: optional(string()), fr: optional(string()), de: optional(string()) })),
});

/** Unknown statuses are treated as maintenance (SS-01). */
export const service = shape({
  name: text(),
  status: lenient(status, anything()),
  interruption: lenient(optional(interruption), anything()),
});

export const listServices = call({
  method: 'GET',
  path: '/liveops/serverstatus',
  as: 'anyone',
  answer: someOf(service),
});

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

/** Our addition, for the feature `status-notices`. */
export const requestStatusNotice = emailForm('/liveops/serverstatus/notices');
