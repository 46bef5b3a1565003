// The calls about the own account, and about mails: apart, because most pages do without them.
export { createAccountApiClient, createCampaignApiClient } from '@fnc/domain/api';
