import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSignedTokens } from '../adapters/secrets/signedTokens.ts';
import { newToken } from '../adapters/secrets/tokens.ts';
import type { Admin } from '../adapters/sql/accounts/admins.ts';

/** The device's admin and the current password. */
type KnownAdmin = Pick<Admin, 'id' | 'passwordHash'>;

/**
 * Devices on which an admin signed in. Their sign-in attempts are counted separately, so that strangers who try
 * passwords cannot lock the admin out. The device's cookie holds a signed name; it grants no access by itself.
 */
export interface KnownDevices {
  /** The device's id, when this admin signed in on it with the current password; otherwise `null`. */
  find(request: FastifyRequest, admin: KnownAdmin): string | null;
  /** Sends the cookie; to be called after a successful sign-in and after a change of the password. */
  remember(request: FastifyRequest, reply: FastifyReply, admin: KnownAdmin): void;
}

const cookieName = 'fnc_device';
/** Browsers keep no cookie longer than 400 days. Each sign-in restarts the term. */
const maxAgeSeconds = 400 * 24 * 3600;

/**
 * @param key      shared by all processes
 * @param isHttps  the public address is https
 */
export function createKnownDevices(key: string, isHttps: boolean): KnownDevices {
  // The signature includes the password: after a change, browsers that used the old one are unknown.
  const tokensOf = ({ passwordHash }: KnownAdmin) => createSignedTokens(key, `device.${passwordHash}`);

  function find(request: FastifyRequest, admin: KnownAdmin): string | null {
    const token = cookieOf(request);
    if (token === null) return null;
    const [adminId, device = null] = tokensOf(admin).read(token)?.split('.') ?? [];
    return adminId === admin.id ? device : null;
  }

  return {
    find,
    remember(request, reply, admin) {
      const device = find(request, admin) ?? newToken();
      const isSecure = isHttps || request.protocol === 'https';
      reply.header(
        'set-cookie',
        [
          `${cookieName}=${tokensOf(admin).sign(`${admin.id}.${device}`)}`,
          'Path=/api/auth',
          `Max-Age=${maxAgeSeconds}`,
          'HttpOnly',
          'SameSite=Strict',
          ...(isSecure ? ['Secure'] : []),
        ].join('; '),
      );
    },
  };
}

function cookieOf({ headers }: FastifyRequest): string | null {
  const prefix = `${cookieName}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null;
}
