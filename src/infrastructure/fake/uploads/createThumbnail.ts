const maxSide = 320;

/** Shrinks an image to a JPEG to save storage. Returns the original bytes if the browser cannot draw images. */
export const createThumbnail = async (content: Blob): Promise<string | undefined> => {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') {
    return `data:image/png;base64,${base64Of(new Uint8Array(await content.arrayBuffer()))}`;
  }
  try {
    const picture = await createImageBitmap(content);
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const size = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
    const [width = 1, height = 1] = size;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return `data:image/jpeg;base64,${base64Of(new Uint8Array(await small.arrayBuffer()))}`;
  } catch {
    // The file is not a valid image.
    return undefined;
  }
};

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** @param url URL of a thumbnail or of a file on this site */
export const bytesAt = async (url: string): Promise<Uint8Array> => {
  const [, base64] = /^data:[^,]*;base64,(.*)$/.exec(url) ?? [];
  if (base64 !== undefined) return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  try {
    const { default: axios } = await import('axios');
    const { data } = await axios.get<Blob>(url, { responseType: 'blob' });
    const small = await createThumbnail(data);
    return small === undefined ? new Uint8Array() : await bytesAt(small);
  } catch {
    return new Uint8Array();
  }
};
