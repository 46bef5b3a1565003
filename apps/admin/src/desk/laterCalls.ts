// API calls about the own account, mails and changes of leads: a module of its own, because pages open without them.
export { createAccountApiClient, createCampaignApiClient, createLeadChangeApiClient } from '@fnc/domain/api';
