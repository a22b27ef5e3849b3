import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { X509CertificateGenerator, cryptoProvider } from '@peculiar/x509';
import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  importPKCS8,
  importX509,
  type CryptoKey,
} from 'jose';
import { SettingError } from '#server/startup/SettingError';
import { writeWhole } from '#server/startup/writeWhole';
import { inDataFolder } from '../platform/dataFolder';

export interface SigningKeys {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** PEM of a self-signed X.509 certificate that holds the public key. */
  readonly certificate: string;
  readonly keyId: string;
  /** Key for deriving the tokens that replace used refresh tokens. */
  readonly refreshKey: Buffer;
}

interface StoredKeys {
  readonly privateKey: string;
  readonly certificate: string;
  readonly refreshKey: string;
}

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};

const dayMs = 86_400_000;

const generate = async (): Promise<StoredKeys> => {
  cryptoProvider.set(webcrypto as unknown as Crypto);
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: randomBytes(8).toString('hex'),
    name: 'CN=Starport sandbox',
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + 3650 * dayMs),
    signingAlgorithm: algorithm,
    keys: keys as unknown as CryptoKeyPair,
  });
  return {
    privateKey: await exportPKCS8(keys.privateKey),
    certificate: certificate.toString('pem'),
    refreshKey: randomBytes(32).toString('base64'),
  };
};

const readStored = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const importKeys = async ({ privateKey, certificate, refreshKey }: StoredKeys): Promise<SigningKeys> => {
  const publicKey = await importX509(certificate, 'RS256', { extractable: true });
  return {
    privateKey: await importPKCS8(privateKey, 'RS256'),
    publicKey,
    certificate,
    keyId: await calculateJwkThumbprint(await exportJWK(publicKey)),
    refreshKey: Buffer.from(refreshKey, 'base64'),
  };
};

const loadOrGenerate = async (dataDir: string): Promise<SigningKeys> => {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'session.json');
  const stored = await readStored(file);
  if (stored === undefined) {
    const generated = await generate();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(file, JSON.stringify(generated, null, 2));
    return importKeys(generated);
  }
  try {
    return await importKeys(JSON.parse(stored) as StoredKeys);
  } catch {
    // Without the cause, which may contain a part of the keys.
    throw new SettingError(
      `The keys in ${file} (DATA_DIR) are incomplete. Remove this file: new keys are then created, and players sign in again.`,
    );
  }
};

/** Loads the keys of the data folder, which are created on the first start. With `memory`, each process has its own. */
export const openSigningKeys = async (dataDir: string): Promise<SigningKeys> =>
  dataDir === 'memory' ? importKeys(await generate()) : inDataFolder(dataDir, () => loadOrGenerate(dataDir));
