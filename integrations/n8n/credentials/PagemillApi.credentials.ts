import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  INodeProperties,
} from 'n8n-workflow'

export class PagemillApi implements ICredentialType {
  name = 'pagemillApi'

  displayName = 'Pagemill API'

  documentationUrl = 'https://docs.n8n.io/integrations/community-nodes/'

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'url',
      type: 'string',
      default: 'http://127.0.0.1:8080',
      placeholder: 'https://pagemill.example.com',
      description: 'Where the service is reached, without a slash at the end',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
    },
  ]

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { 'X-API-Key': '={{$credentials.apiKey}}' } },
  }

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.url}}', url: '/v1/usage' },
  }
}
