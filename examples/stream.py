"""Streams a report, section by section: python3 stream.py "your idea" [http://localhost:3000]"""
import json, sys, urllib.request
idea, site = (sys.argv[1:] + ["http://localhost:3000"])[:2]
body = json.dumps({"idea": idea, "language": "en"}).encode()
headers = {"Content-Type": "application/json", "Accept": "text/event-stream"}
event = ""
with urllib.request.urlopen(urllib.request.Request(f"{site}/api/analyses", body, headers)) as stream:
    for name, _, value in (line.decode().rstrip("\n").partition(": ") for line in stream):
        event = value if name == "event" else event
        data = json.loads(value) if name == "data" else {}
        if data and event == "section":
            print(f"{data['field']}: {json.dumps(data['value'], ensure_ascii=False)}")
        if data and event == "worksheet":  # a server without a model sends a worksheet
            print(json.dumps(data["worksheet"], ensure_ascii=False))
        if data and event == "error":
            sys.exit(data["message"])
sys.exit(None if event in ("report", "worksheet") else "The stream ended too early.")
