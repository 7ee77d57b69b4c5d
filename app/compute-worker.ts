import { reportTasks } from "./features/admin/report/pdf/serve.server.ts";
import { busyTasks } from "./features/coaching/busy/serve.server.ts";
import { cvTasks, prepareCvTasks } from "./features/cv/compute/serve.server.ts";
import { offerTasks } from "./features/offers/compute/serve.server.ts";
import { cvFileTasks } from "./features/workshop/file/serve.server.ts";
import { jsonResumeTasks } from "./features/workshop/json-resume/serve.server.ts";
import { workshopTasks } from "./features/workshop/lines/serve.server.ts";
import { serveTasks } from "./platform/work/serve-tasks.ts";

/** The program of the computing child: each feature's heavy tasks, with what they need loaded beforehand. */

await serveTasks(
  [...cvTasks, ...reportTasks, ...offerTasks, ...workshopTasks, ...cvFileTasks, ...jsonResumeTasks, ...busyTasks],
  prepareCvTasks,
);
