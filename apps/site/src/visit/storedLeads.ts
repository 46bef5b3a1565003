// A separate chunk: fetched when somebody asks for the guide.
export { createStoredSignUps } from '@fnc/domain/storage';
