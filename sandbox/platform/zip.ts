import type { FilePart } from './partedFile';

export interface ZipEntry {
  /** Unique file name. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** Size in bytes, below 4 GiB. */
  readonly size: number;
  /** Checksum of the content, as of `zlib.crc32`. */
  readonly crc32: number;
  readonly read: () => Promise<Buffer>;
}

/** Values of 32 and 16 bits that refer to the ZIP64 fields. */
const inZip64 = { offset: 0xffffffff, count: 0xffff } as const;

/** Version 2.0, or 4.5 for ZIP64. */
const versions = { stored: 20, zip64: 45 } as const;

const utf8Names = 0x0800;

/** Date and time in the format of DOS, which has two-second steps. */
const dosTime = (date: Date): readonly [time: number, date: number] => [
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
  (Math.max(0, date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
];

type Field = readonly [bytes: 2 | 4 | 8, value: number];

const record = (...fields: readonly Field[]): Buffer => {
  const target = Buffer.alloc(fields.reduce((total, [bytes]) => total + bytes, 0));
  let offset = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) target.writeBigUInt64LE(BigInt(value), offset);
    else target.writeUIntLE(value, offset, bytes);
    offset += bytes;
  }
  return target;
};

/** Fields that the two headers of an entry share. Entries are stored without compression. */
const entryFields = (
  { modifiedAt, size, crc32 }: ZipEntry,
  name: Buffer,
  version: number,
): readonly Field[] => {
  const [time, date] = dosTime(modifiedAt);
  return [
    [2, version],
    [2, utf8Names],
    [2, 0],
    [2, time],
    [2, date],
    [4, crc32],
    [4, size],
    [4, size],
    [2, name.length],
  ];
};

const localHeader = (entry: ZipEntry): Buffer => {
  const name = Buffer.from(entry.name);
  return Buffer.concat([record([4, 0x04034b50], ...entryFields(entry, name, versions.stored), [2, 0]), name]);
};

const centralHeader = (entry: ZipEntry, offset: number): Buffer => {
  const name = Buffer.from(entry.name);
  const isFar = offset >= inZip64.offset;
  const version = isFar ? versions.zip64 : versions.stored;
  const extra = isFar ? record([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  return Buffer.concat([
    record(
      [4, 0x02014b50],
      [2, version],
      ...entryFields(entry, name, version),
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, isFar ? inZip64.offset : offset],
    ),
    name,
    extra,
  ]);
};

const endRecords = (count: number, size: number, offset: number): readonly Buffer[] => {
  const isLarge = count >= inZip64.count || offset + size >= inZip64.offset;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, isLarge ? inZip64.count : count],
    [2, isLarge ? inZip64.count : count],
    [4, isLarge ? inZip64.offset : size],
    [4, isLarge ? inZip64.offset : offset],
    [2, 0],
  );
  if (!isLarge) return [end];
  const zip64 = record(
    [4, 0x06064b50],
    [8, 44],
    [2, versions.zip64],
    [2, versions.zip64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  );
  return [zip64, record([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]), end];
};

/**
 * Returns the parts of a ZIP file without compression. All headers are known in advance, so a download can start in
 * any part. ZIP64 is used where the file exceeds 4 GiB.
 */
export const zipParts = (entries: readonly ZipEntry[]): readonly FilePart[] => {
  const parts: FilePart[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = localHeader(entry);
    directory.push(centralHeader(entry, offset));
    parts.push({ length: header.length, read: () => header }, { length: entry.size, read: entry.read });
    offset += header.length + entry.size;
  }
  const size = directory.reduce((total, { length }) => total + length, 0);
  const end = Buffer.concat([...directory, ...endRecords(entries.length, size, offset)]);
  return [...parts, { length: end.length, read: () => end }];
};
