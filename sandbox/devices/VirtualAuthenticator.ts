import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '#domain/devices/Passkey';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** Authenticator flags for "user present" and "user verified". */
const present = 0x05;
const withCredential = 0x40;

const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Returns the COSE public key for ES256 on P-256 (RFC 9053). */
const coseOf = (privateKey: KeyObject): Buffer => {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const coordinate = (label: number, value: string): Buffer =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
};

/** Software authenticator for tests and provider states. It creates and signs the same data as a browser. */
export class VirtualAuthenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  /** Whether another site has embedded the page. */
  isEmbedded = false;
  private readonly privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  constructor(
    private readonly origin: string,
    private readonly siteId = new URL(origin).hostname,
  ) {}

  /** Public key, as base64url. */
  get publicKey(): string {
    return coseOf(this.privateKey).toString('base64url');
  }

  createCredential(challenge: string): NewPasskey {
    const id = Buffer.from(this.credentialId, 'base64url');
    const data = Buffer.concat([
      this.authenticatorData(present | withCredential),
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      coseOf(this.privateKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return {
      credentialId: this.credentialId,
      clientData: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestation: attestation.toString('base64url'),
    };
  }

  getAssertion(challenge: string): PasskeyAssertion {
    const data = this.authenticatorData(present);
    const clientData = this.clientData('webauthn.get', challenge);
    return {
      credentialId: this.credentialId,
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey).toString(
        'base64url',
      ),
    };
  }

  /** The signature counter is always 0, as with synchronized passkeys. */
  private authenticatorData(flags: number): Buffer {
    return Buffer.concat([sha256(this.siteId), Buffer.from([flags]), Buffer.alloc(4)]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: this.isEmbedded }),
    );
  }
}
