import { errorMessage } from '@fnc/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../plugins/language.ts';
import { plainText } from '../../plugins/static/plainText.ts';

/** For people, who followed a link: a sentence and not JSON. */
export const unknownLink = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  plainText(reply, 404, errorMessage('mail_link_unknown', languageOf(request)));

export const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;
