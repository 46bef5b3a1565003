// API calls about the own account and about mails: a module of its own, because most pages do not need them.
export { createAccountApiClient, createCampaignApiClient } from '@fnc/domain/api';
