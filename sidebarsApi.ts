import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

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
          'All operations: create, read, list, update, and delete an app; run, read, and cancel a job.',
        slug: '/category/api',
      },
      items: [
        {
          type: 'category',
          label: 'App',
          items: [
            'apis/app/create-app',
            'apis/app/get-app',
            'apis/app/get-apps',
            'apis/app/update-app',
            'apis/app/delete-app',
          ],
        },
        {
          type: 'category',
          label: 'Job',
          items: ['apis/job/run-job', 'apis/job/get-job-status', 'apis/job/cancel.job'],
        },
      ],
    },
  ],
} satisfies SidebarsConfig;
