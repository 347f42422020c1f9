/** Whether a request that changes something comes from our own pages. Programs that are no browsers send neither header. */
import type { FastifyRequest } from 'fastify';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const isChanging = (request: FastifyRequest): boolean => CHANGING.has(request.method);

export function isFromElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== (publicUrl ?? `${request.protocol}://${request.host}`);
}
