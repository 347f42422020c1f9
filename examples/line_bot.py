"""The smallest bot: any legal action, each as likely. The protocol is in docs/bot-protocol.md."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "bye":
        break
    if message["type"] == "decide":
        action = random.randrange(len(message["legal"]))
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
