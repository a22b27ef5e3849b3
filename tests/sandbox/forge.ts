import { constants, createHmac, sign } from 'node:crypto';

type Claims = Readonly<Record<string, unknown>>;

const encode = (part: Claims): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const withSignature = (alg: string, claims: Claims, signer: (content: Buffer) => Buffer): string => {
  const content = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${signer(Buffer.from(content)).toString('base64url')}`;
};

export const createUnsignedToken = (claims: Claims): string =>
  withSignature('none', claims, () => Buffer.alloc(0));

export const signHs256 = (claims: Claims, secret: string): string =>
  withSignature('HS256', claims, (content) => createHmac('sha256', secret).update(content).digest());

export const signRs256 = (claims: Claims, privateKey: string): string =>
  withSignature('RS256', claims, (content) => sign('sha256', content, privateKey));

export const signPs256 = (claims: Claims, privateKey: string): string =>
  withSignature('PS256', claims, (content) =>
    sign('sha256', content, {
      key: privateKey,
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
    }),
  );

/** Replaces the claims of a token but keeps its original signature. */
export const tamperToken = (token: string, claims: Claims): string => {
  const [header, , signature] = token.split('.');
  return `${header}.${encode(claims)}.${signature}`;
};
