import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The page of an operation, with its HTTP method next to its name. A test compares the method with the contract. */
const operation = (method: string, page: string) => ({
  type: 'doc' as const,
  id: `apis/${page}`,
  className: `method ${method.toLowerCase()}`,
  customProps: {method},
});

export default {
  reference: [
    'intro',
    'working-with-teams',
    'llm-openai-compatibility',
    {
      type: 'category',
      label: 'Operations',
      link: {
        type: 'generated-index',
        title: 'Operations',
        description:
          'All operations: create, list, read, update, and delete apps; run, read, and cancel a job.',
        slug: '/category/api',
      },
      items: [
        {
          type: 'category',
          label: 'App',
          items: [
            operation('POST', 'app/create-app'),
            operation('GET', 'app/get-apps'),
            operation('GET', 'app/get-app'),
            operation('PUT', 'app/update-app'),
            operation('DELETE', 'app/delete-app'),
          ],
        },
        {
          type: 'category',
          label: 'Job',
          items: [
            operation('POST', 'job/run-job'),
            operation('GET', 'job/get-job-status'),
            operation('PUT', 'job/cancel.job'),
          ],
        },
      ],
    },
  ],
} satisfies SidebarsConfig;
