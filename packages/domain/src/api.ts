export { adminStatusSchema, type AdminStatus } from './api/adminStatus.ts';
export {
  doneAnswerSchema,
  errorAnswerSchema,
  leadAnswerSchema,
  leadDetailAnswerSchema,
  leadListAnswerSchema,
  leadStatusChangeSchema,
  loginAnswerSchema,
  messageAnswerSchema,
  subscribeAnswerSchema,
  userAnswerSchema,
  type ErrorAnswer,
  type LoginAnswer,
  type SubscribeAnswer,
} from './api/answers.ts';
export { apiContract, routePath, type ApiRoute, type ApiRouteName } from './api/contract.ts';
