import { agreedToAll, serializeChoices } from '#domain/consent/ConsentChoices';
import { parseRenewedCookie } from '#domain/consent/renewedCookies';
import {
  analyticsCookies,
  outlivesScriptCookies,
  storedItems,
  type StoredItem,
} from '#domain/consent/storedItems';

const valueOf: Readonly<Record<string, string>> = {
  cookie_preference: serializeChoices(agreedToAll),
  device: '0b1e9c2a-4f3d-4a5b-8c6d-7e8f9a0b1c2d',
  'accept-exp': '7~1798675200000',
};

/** Scripts of Google write these cookies, whose values are not ours. */
const isOfTag = ({ name }: StoredItem): boolean => name === analyticsCookies.name || name === '_gcl_…';

it.each(storedItems.filter(outlivesScriptCookies).filter((item) => !isOfTag(item)))(
  'CC-04 SE-06 SH-12 BU-06 the web server renews every cookie that browsers would expire early: $name',
  ({ name, maxAgeSeconds }) => {
    const cookie = { name: name.replace('…', 'x'), value: valueOf[name] ?? '1' };
    expect(parseRenewedCookie(cookie)).toEqual({ ...cookie, maxAgeSeconds });
  },
);

it.each(storedItems.filter((item) => !outlivesScriptCookies(item) || isOfTag(item)))(
  'the web server does not renew $name',
  ({ name }) => {
    expect(parseRenewedCookie({ name: name.replace('…', 'x'), value: '1' })).toBeUndefined();
  },
);
