import type { INodeProperties, INodeType, INodeTypeDescription } from 'n8n-workflow'
import { takeAnswer } from './answer.ts'
import { getModels, getOutputs } from './choices.ts'
import { sendForm } from './form.ts'

const FORMS = { show: { operation: ['convert', 'createJob'] } }
const JOBS = { show: { operation: ['getJob', 'getResult', 'deleteJob'] } }

const operation: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  options: [
    {
      name: 'Convert',
      value: 'convert',
      action: 'Convert a document at once',
      description: 'Up to 5 MB and 10 pages',
      routing: {
        request: { method: 'POST', url: '/v1/convert' },
        send: { preSend: [sendForm] },
        output: { postReceive: [takeAnswer] },
      },
    },
    {
      name: 'Create Job',
      value: 'createJob',
      action: 'Order the conversion of a document',
      description: 'Up to 50 MB and 500 pages; the job is asked for its result later',
      routing: {
        request: { method: 'POST', url: '/v1/jobs' },
        send: { preSend: [sendForm] },
        output: { postReceive: [takeAnswer] },
      },
    },
    {
      name: 'Delete Job',
      value: 'deleteJob',
      action: 'Delete a job with its files',
      routing: {
        request: { method: 'DELETE', url: '=/v1/jobs/{{$parameter.jobId}}' },
        output: { postReceive: [takeAnswer] },
      },
    },
    {
      name: 'Get Job',
      value: 'getJob',
      action: 'Get the state of a job',
      routing: {
        request: { method: 'GET', url: '=/v1/jobs/{{$parameter.jobId}}' },
        output: { postReceive: [takeAnswer] },
      },
    },
    {
      name: 'Get Result',
      value: 'getResult',
      action: 'Get the result of a job',
      routing: {
        request: {
          method: 'GET',
          url: '=/v1/jobs/{{$parameter.jobId}}/result',
          qs: { download: '1' },
        },
        output: { postReceive: [takeAnswer] },
      },
    },
  ],
  default: 'convert',
}

const form: INodeProperties[] = [
  {
    displayName: 'Document',
    name: 'source',
    type: 'options',
    options: [
      { name: 'Binary Data of the Item', value: 'binary' },
      { name: 'Address', value: 'url' },
    ],
    default: 'binary',
    displayOptions: FORMS,
  },
  {
    displayName: 'Input Binary Field',
    name: 'binaryProperty',
    type: 'string',
    default: 'data',
    required: true,
    hint: 'The name of the field that holds the document',
    displayOptions: { show: { ...FORMS.show, source: ['binary'] } },
  },
  {
    displayName: 'File URL',
    name: 'fileUrl',
    type: 'string',
    default: '',
    required: true,
    description: 'The service fetches it where its operator allows that',
    displayOptions: { show: { ...FORMS.show, source: ['url'] } },
  },
  {
    displayName: 'Model Name or ID',
    name: 'model',
    type: 'options',
    typeOptions: { loadOptionsMethod: 'getModels' },
    default: '',
    required: true,
    description:
      'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
    displayOptions: FORMS,
  },
  {
    displayName: 'Output Name or ID',
    name: 'output',
    type: 'options',
    typeOptions: { loadOptionsMethod: 'getOutputs', loadOptionsDependsOn: ['model'] },
    default: 'json',
    description:
      'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
    displayOptions: FORMS,
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add option',
    default: {},
    displayOptions: FORMS,
    options: [
      {
        displayName: 'Fields',
        name: 'fields',
        type: 'string',
        default: '',
        description: 'Model fields: labels as printed, comma-separated; all when left out',
      },
      {
        displayName: 'Languages',
        name: 'languages',
        type: 'string',
        default: '',
        placeholder: 'eng,deu',
        description: 'Codes of Tesseract, comma-separated; found page by page when left out',
      },
      {
        displayName: 'Pages',
        name: 'page_range',
        type: 'string',
        default: '',
        placeholder: '1,3-5',
      },
      {
        displayName: 'Password',
        name: 'password',
        type: 'string',
        typeOptions: { password: true },
        default: '',
        description: 'Of an encrypted PDF',
      },
      {
        displayName: 'Split',
        name: 'split',
        type: 'boolean',
        default: false,
        description: 'Whether model auto reads each of several documents by itself',
      },
    ],
  },
]

const job: INodeProperties = {
  displayName: 'Job ID',
  name: 'jobId',
  type: 'string',
  default: '',
  required: true,
  description: 'The request_id of the job',
  displayOptions: JOBS,
}

export class Pagemill implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Pagemill',
    name: 'pagemill',
    icon: 'file:pagemill.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: 'Reads tables, invoices, receipts, statements, cards and text from documents',
    defaults: { name: 'Pagemill' },
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: 'pagemillApi', required: true }],
    requestDefaults: {
      baseURL: '={{$credentials.url}}',
      encoding: 'arraybuffer',
      returnFullResponse: true,
    },
    properties: [operation, ...form, job],
  }

  methods = { loadOptions: { getModels, getOutputs } }
}
