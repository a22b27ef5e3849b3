/** An access token of the fake back end. Contains the account id and the expiry in plain text. */
export interface FakeToken {
  readonly id: string;
  readonly expiresAt: Date;
}

export interface IssuedFakeToken extends FakeToken {
  readonly serial: string;
}

const prefix = 'fake';

export const encodeFakeToken = ({ id, expiresAt }: FakeToken, serial: string): string =>
  [prefix, id, expiresAt.getTime(), serial].join('~');

export const decodeFakeToken = (token: string): IssuedFakeToken | undefined => {
  const [mark, id, expires, serial = ''] = token.split('~');
  if (mark !== prefix || !id || !/^\d+$/.test(expires ?? '')) return undefined;
  return { id, expiresAt: new Date(Number(expires)), serial };
};
