/**
 * jsdom has a `Uint8Array` of its own, but the encoder in its window is that of Node. To a library that checks
 * `instanceof Uint8Array`, encoded text is something else: fflate takes each byte for a file, which costs seconds.
 */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

export {};
