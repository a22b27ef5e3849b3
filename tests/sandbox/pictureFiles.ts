import sharp from 'sharp';

const noise = (width: number, height: number): Buffer => {
  // Deterministic noise, which compresses badly.
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[index] = state >> 16;
  }
  return pixels;
};

const createImage = (width: number, height: number) =>
  sharp(noise(width, height), { raw: { width, height, channels: 3 } });

export const pngFile = (width = 24, height = 16): Promise<Buffer> =>
  createImage(width, height).png().toBuffer();

export const jpegFile = (width = 24, height = 16): Promise<Buffer> =>
  createImage(width, height).jpeg().toBuffer();

/** JPEG with EXIF location, camera and orientation. */
export const jpegWithExif = (): Promise<Buffer> =>
  createImage(24, 16)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Tell-Tale' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg()
    .toBuffer();

/** PNG whose header claims this size without the corresponding data. */
export const pngClaimingSize = async (width: number, height: number): Promise<Buffer> => {
  const file = Buffer.from(await pngFile());
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
};

const crc32 = (bytes: Buffer): number => {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
};

export const svgFile = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

export const programFile = (): Buffer => Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(400, 7)]);

/** Pads an image file to an exact size. Bytes after its end are not part of the image. */
export const padFile = (file: Buffer, size: number): Buffer =>
  Buffer.concat([file, Buffer.alloc(size - file.byteLength, 0x20)]);
