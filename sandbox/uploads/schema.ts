import { Type } from '@fastify/type-provider-typebox';
import { exact, typed } from '../platform/typedText';

const uuid = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

const Listed = Type.Object({
  key: Type.String(),
  url: Type.String(),
  name: Type.String(),
  thumbnailUrl: Type.String(),
});

export const PlayerPictures = Type.Object({
  canUploadAssets: Type.Boolean(),
  processingMaxAllowed: Type.Integer(),
  pendingValidation: Type.Array(Listed),
  validated: Type.Array(Listed),
});

export const UploadHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: uuid })),
});

export const UploadKey = Type.Object({ key: exact({ pattern: uuid }) });

const digits = exact({ pattern: '^\\d{1,9}$' });

/** Name and size of the whole file, and position of the part. */
export const PartOfUpload = Type.Object({
  name: typed('name', { minLength: 1, maxLength: 200 }),
  size: digits,
  offset: digits,
});

/** Number of bytes that are stored. */
export const UploadOffset = Type.Object({ offset: Type.Integer() });

/** Accepts any name. The route checks the format itself, after it has checked the player. */
export const PictureName = Type.Object({ name: typed('name', { maxLength: 200 }) });

export const PictureKey = Type.Object({ key: exact({ maxLength: 64 }) });

export const ZipLimit = Type.Object({ limit: exact({ pattern: '^\\d{1,4}$' }) });

export const Zipped = Type.Array(
  Type.Object({ key: exact({ maxLength: 64 }), url: exact({ maxLength: 2000 }) }),
  { maxItems: 9999 },
);

export const Decision = Type.Object(
  { decision: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]) },
  { additionalProperties: false },
);
