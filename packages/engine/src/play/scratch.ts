/**
 * Lists that are filled anew for each decision, so that no garbage is made. They have a buffer of their own: V8 keeps short typed
 * arrays inside its heap otherwise, and cannot compile their address into the code (1.02 to 1.03 of the speed).
 */
export const scratchBytes = (length: number): Uint8Array => new Uint8Array(new ArrayBuffer(length));
export const scratchBits = (length: number): Int32Array => new Int32Array(new ArrayBuffer(4 * length));
